import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|html|json|svg)$/;
/** Below this many bytes the header of a compressed answer costs what it saves. */
const MIN_BYTES = 1000;

/** Writes `.br` and `.gz` beside every text file of a build, so that no request pays for compression. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Precompress', async (compilation) => {
      const names = compilation.getAssets().map((asset) => asset.name);
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const file = path.join(compilation.outputOptions.path, name);
            const bytes = await fs.readFile(file);
            if (bytes.length < MIN_BYTES) return;
            await fs.writeFile(`${file}.br`, await brotli(bytes));
            await fs.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
          }),
      );
    });
  }
}
