import { Button, Input, Menu } from '@mantine/core';
import { useState } from 'react';
import type { NamedVersion } from '../protocol.ts';
import { restore } from './changes.ts';
import { request } from './send.ts';

type VersionsProps = {
  name: string;
  title: string;
  none: string;
  /** A file with its earlier versions; null for the deleted pages. */
  file: string | null;
};

/** A button that lists earlier versions. A press on one brings it back. */
export function Versions({ name, title, none, file }: VersionsProps) {
  const [versions, setVersions] = useState<NamedVersion[]>();
  return (
    <Menu onOpen={() => request<NamedVersion[]>({ act: 'versions', file }).then(setVersions, () => undefined)}>
      <Menu.Target>
        <Button variant="default">{name}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {versions?.length === 0 ? <Menu.Item>{none}</Menu.Item> : <Menu.Label>{title}</Menu.Label>}
        {versions?.map((version) => (
          <Menu.Item key={`${version.file} ${version.time}`} onClick={() => restore(version)}>
            {version.name}
            <Input.Description>
              {new Date(version.time).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}
            </Input.Description>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
