import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import { testGateway } from '../testing';

/** Front ends as the build leaves them. */
function builtFrontEnds(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stoet-web-'));
  const put = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  put('shell/dist/index.html', '<title>Stoet</title>');
  put('shell/dist/remotes.json', '[]');
  put('shell/dist/main.0123456789.js', 'let a = 1;');
  writeFileSync(join(folder, 'shell/dist/main.0123456789.js.br'), brotliCompressSync('let a = 1;'));
  put('mf-clothing/dist/mf-manifest.json', '{"id":"clothing"}');
  return folder;
}

describe('front ends', () => {
  let gateway: TestService;
  const folder = builtFrontEnds();
  beforeAll(async () => {
    gateway = await startTestService(testGateway({ web: folder }));
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/projecten/4/inschrijvingen?pagina=2'])(
    'gives the shell at %s, asked for anew each time',
    async (path) => {
      const { status, text, headers } = await gateway.http.get(path);
      expect([status, text, headers['cache-control']]).toEqual([200, '<title>Stoet</title>', 'no-cache']);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
    },
  );

  it('gives a hashed file precompressed and for a year, manifests never from a cache', async () => {
    const file = await gateway.http.get('/main.0123456789.js').set('accept-encoding', 'br').buffer(false);
    expect([file.headers['content-encoding'], file.headers['cache-control']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['/remotes.json', '/remotes/clothing/mf-manifest.json'])
      expect((await gateway.http.get(path)).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/main.ffffffffff.js', '/remotes/clothing/none.js', '/api/none', '/..%2f..%2fpackage.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await gateway.http.get(path)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
