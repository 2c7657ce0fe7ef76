import { readFileSync } from 'node:fs';
import { z } from 'zod';

const text = z.string();

const settings = z.object({
  to: z.array(text),
  from: text,
  /** The site's address, which ends with a slash. */
  address: text,
  /** The path and the fragment of the contact form. */
  form: text,
  /** The maximum number of characters in each field. Without `phone`, the form does not ask for a number. */
  limits: z.object({ name: z.number(), email: z.number(), phone: z.number().optional(), message: z.number() }),
  /** The pattern of a phone number. */
  phone: text,
  /** The texts of errors: one for each field, `often` if a limit is exceeded, `error` for any other failure. */
  words: z.object({ name: text, email: text, phone: text, message: text, often: text, error: text }),
  /** The HTML of the two response pages. */
  pages: z.object({ sent: text, failed: text }),
});

/**
 * The settings that a build writes for the receiver of the contact form: the owner's addresses and texts, and two pages
 * for visitors without scripts.
 */
export type Settings = z.infer<typeof settings>;

/** The error for a settings file that another version of the project wrote, or that is incomplete. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws {SettingsError} with a message for the owner. */
export function readSettings(file: string): Settings {
  const written = readFileSync(file, 'utf8');
  try {
    return settings.parse(JSON.parse(written));
  } catch (cause) {
    const todo = 'construa e copie o site outra vez';
    throw new SettingsError(`${file} está incompleto ou é de outra versão: ${todo}.`, { cause });
  }
}
