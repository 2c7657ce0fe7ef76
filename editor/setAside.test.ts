import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { bringIn, overtaken, type Places, pathOf, placesOf, setAside, waitingIn } from './setAside.ts';

let top = '';
let places: Places;
beforeEach(() => {
  top = emptyFolder();
  places = placesOf(top, join(top, 'aside'));
  mkdirSync(places.pictures);
  writeFileSync(join(top, 'site.yaml'), 'segredo');
});

const put = (name: string, text: string) => setAside({ name, bytes: Buffer.from(text) }, places);
const stored = (file: string) => readFileSync(join(places.pictures, file), 'utf8');

test('a picture never gets the name of another picture, even if the names differ only in case', () => {
  writeFileSync(join(places.pictures, 'Ana.JPG'), 'by hand');
  expect(put('ana.jpg', 'one')).toBe('ana-2.jpg');
  expect(put('ana.jpg', 'two')).toBe('ana-3.jpg');
  expect(put('ana.png', 'three')).toBe('ana.png');
  expect(stored('Ana.JPG')).toBe('by hand');
});

test('a picture that is added again gets the same name, before and after it is in the pictures’ folder', () => {
  expect([put('ana.jpg', 'one'), put('ana.jpg', 'one')]).toEqual(['ana.jpg', 'ana.jpg']);
  bringIn(['ana.jpg'], places);
  expect(put('ana.jpg', 'one')).toBe('ana.jpg');
});

test('a picture stays outside the pictures’ folder until a form that uses it is saved', () => {
  put('ana.jpg', 'one');
  put('bia.jpg', 'two');
  expect(readdirSync(places.pictures)).toEqual([]);
  const named = waitingIn([{ people: { items: [{ name: 'Ana', picture: 'ana.jpg' }] } }, undefined], places);
  expect(named).toEqual(['ana.jpg']);
  bringIn(named, places);
  expect(stored('ana.jpg')).toBe('one');
  expect(readdirSync(places.aside)).toEqual(['bia.jpg']);
});

test('a picture that is added to the pictures’ folder by hand before the save is not overwritten', () => {
  put('ana.jpg', 'one');
  expect(overtaken(['ana.jpg'], places)).toEqual([]);
  writeFileSync(join(places.pictures, 'ana.jpg'), 'by hand');
  expect(overtaken(['ana.jpg'], places)).toEqual(['ana.jpg']);
  bringIn(['ana.jpg'], places);
  expect(stored('ana.jpg')).toBe('by hand');
});

test.each(['../site.yaml', '..\\site.yaml', '/etc/passwd', 'imagens/ana.jpg', './ana.jpg', '..', '.', '', 'ANA.JPG'])(
  'no file is found for the name “%s”',
  (name) => {
    put('ana.jpg', 'one');
    bringIn(['ana.jpg'], places);
    expect(existsSync(join(places.pictures, '../site.yaml'))).toBe(true);
    expect(pathOf(name, places)).toBeUndefined();
    expect(waitingIn(name, places)).toEqual([]);
  },
);

test('a picture is found before and after it is in the pictures’ folder, also with accents in macOS’ encoding', () => {
  put('ana.jpg', 'one');
  expect(pathOf('ana.jpg', places)).toBe(join(places.aside, 'ana.jpg'));
  writeFileSync(join(places.pictures, 'João.jpg'.normalize('NFD')), '');
  expect(pathOf('João.jpg', places)).toBe(join(places.pictures, 'João.jpg'.normalize('NFD')));
});
