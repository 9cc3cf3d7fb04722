import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendMail } from '@stoet/contracts/production/mail.events';
import { startTestService, type TestService } from '@stoet/service-kit/testing';
import { SMTPServer } from 'smtp-server';
import type { ProductionConfig } from '../config';
import { MailModule } from './mail.module';

const mail = (key: string, to = 'an.peeters@stoet.test') => ({
  key,
  to,
  template: 'confirmEmail' as const,
  values: { firstName: 'An', link: 'https://stoet.test/api/verify/geheim' },
});
const start = (config: Partial<ProductionConfig>) =>
  startTestService<ProductionConfig>({
    name: 'production',
    module: MailModule,
    routes: [],
    config: { MAIL_FROM: 'Stoet <no-reply@stoet.test>', ...config },
  });
const stored = (service: TestService, key: string) =>
  service.connection.collection<{ _id: string; state: string; attempts: number }>('mails').findOne({ _id: key });

describe('without a mail server', () => {
  let service: TestService;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stoet-mail-'));
    service = await start({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });

  it('writes a mail as one whole file, once however often it is asked for', async () => {
    await service.publish(sendMail, mail('confirm:1:abc'));
    await service.publish(sendMail, mail('confirm:1:abc'));
    await service.publish(sendMail, mail('confirm:2:abc'));
    await service.until(async () => (await stored(service, 'confirm:2:abc'))?.state === 'sent');
    const files = await readdir(path.join(folder, 'mail'));
    expect(files.map((name) => name.slice(25)).sort()).toEqual(['confirm_1_abc.eml', 'confirm_2_abc.eml']);
    const eml = await readFile(
      path.join(
        folder,
        'mail',
        files.find((f) => f.includes('confirm_1'))!,
      ),
      'utf8',
    );
    expect(eml).toMatch(/^To: an\.peeters@stoet\.test$/m);
    expect(eml).toMatch(/^Subject: Bevestig je e-mailadres$/m);
    // quoted-printable folds long lines
    expect(eml.replace(/=\r?\n/g, '')).toContain(': https://stoet.test/api/verify/geheim');
  });

  it('keeps nothing of a one-use link after sending', async () => {
    await service.publish(sendMail, mail('confirm:3:abc'));
    await service.until(async () => (await stored(service, 'confirm:3:abc'))?.state === 'sent');
    expect(JSON.stringify(await stored(service, 'confirm:3:abc'))).not.toContain('geheim');
  });
});

describe('with a mail server', () => {
  let service: TestService;
  let server: SMTPServer;
  const received: string[] = [];
  let busy = 0;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('onbekend'))
          return done(Object.assign(new Error('No such user'), { responseCode: 550 }));
        if (busy-- > 0) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        done();
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    service = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await service.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const dueNow = (key: string) =>
    service.connection.collection<{ _id: string }>('mails').updateOne({ _id: key }, { $set: { nextAt: new Date() } });
  const messageId = (text: string) => /^Message-ID: (.+)$/m.exec(text)![1];

  it('sends, with text and HTML, and tries again when the server is busy', async () => {
    busy = 1;
    await service.publish(sendMail, mail('reset:1'));
    await service.until(async () => {
      const row = await stored(service, 'reset:1');
      return row?.attempts === 1 && row.state === 'queued' && 'owner' in row && row.owner === null;
    });
    expect(received).toHaveLength(0);
    await dueNow('reset:1');
    await service.until(async () => (await stored(service, 'reset:1'))?.state === 'sent');
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('multipart/alternative');
  });

  it('gives up an address that does not exist', async () => {
    await service.publish(sendMail, mail('reset:2', 'onbekend@stoet.test'));
    await service.until(async () => (await stored(service, 'reset:2'))?.state === 'failed');
  });

  it('sends a mail whose sender died again as the same mail, and leaves one that is being sent alone', async () => {
    const mails = service.connection.collection<{ _id: string; state: string }>('mails');
    await service.until(() => mails.findOne({ _id: 'reset:1', state: 'sent' }));
    const [first] = received;
    const row = {
      ...{ to: 'an.peeters@stoet.test', template: 'confirmEmail', values: mail('x').values, state: 'queued' },
      ...{ attempts: 1, owner: 'another copy', createdAt: new Date(), sentAt: null },
    };
    await mails.insertOne({ _id: 'leased', ...row, nextAt: new Date(Date.now() + 60_000) } as never);
    await mails.deleteOne({ _id: 'reset:1' });
    await mails.insertOne({ _id: 'reset:1', ...row, nextAt: new Date(Date.now() - 1) } as never);
    await service.until(async () => (await stored(service, 'reset:1'))?.state === 'sent');
    expect(messageId(received[received.length - 1])).toBe(messageId(first));
    expect((await stored(service, 'leased'))?.state).toBe('queued');
  });
});
