import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';

/** A file in a ZIP file. The mode is the one of Unix, or 0. */
type ZippedFile = { path: string; bytes: Uint8Array; mode: number };

/**
 * Reads the files in a ZIP file, without its folders. The paths are as they are written: they may lead outside.
 * @param most The largest size of all files, in bytes.
 * @throws if the ZIP file is damaged, or larger.
 */
export function unzipped(zip: Buffer, most: number): ZippedFile[] {
  const paths: string[] = [];
  let size = 0;
  const all = unzipSync(zip, {
    filter({ name, originalSize }) {
      paths.push(name);
      size += originalSize;
      return size <= most;
    },
  });
  const entries = entriesOf(zip);
  return paths.flatMap((path, index) => {
    const [bytes, entry] = [all[path], entries[index]];
    if (!bytes || crc32(bytes) !== entry?.crc) throw new Error(`${path} is damaged or too large.`);
    return path.endsWith('/') ? [] : [{ path, bytes, mode: entry.mode }];
  });
}

/** The checksum and the mode of each entry, from the list at the end of the ZIP file. fflate omits both. */
function entriesOf(zip: Buffer): { crc: number; mode: number }[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const entry = { crc: zip.readUInt32LE(at + 16), mode: zip.readUInt32LE(at + 38) >>> 16 };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
}
