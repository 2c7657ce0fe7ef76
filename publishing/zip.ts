import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';

type ZippedFile = { path: string; bytes: Uint8Array };

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
  const sums = sumsOf(zip);
  return paths.flatMap((path, index) => {
    const bytes = all[path];
    if (!bytes || crc32(bytes) !== sums[index]) throw new Error(`${path} is damaged or too large.`);
    return path.endsWith('/') ? [] : [{ path, bytes }];
  });
}

/** The checksum of each entry, from the list at the end of the ZIP file. fflate does not check it. */
function sumsOf(zip: Buffer): number[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const sum = zip.readUInt32LE(at + 16);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return sum;
  });
}
