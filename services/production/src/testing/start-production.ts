import { routesOf } from '@stoet/contracts/all';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductionConfig } from '../config';
import { ProductionModule } from '../production.module';

/** The whole service for a test, with a mail folder of its own. */
export async function startProduction(): Promise<TestService> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoet-production-'));
  const service = await startTestService<ProductionConfig>({
    name: 'production',
    module: ProductionModule,
    routes: routesOf('production'),
    config: { DATA_DIR: folder, MAIL_FROM: 'Stoet <no-reply@stoet.test>' },
  });
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...service, stop };
}
