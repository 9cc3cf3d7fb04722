import { randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { DomainError, type UploadRule } from '@stoet/contracts';
import { filetypeinfo } from 'magic-bytes.js';
import type { Connection, mongo } from 'mongoose';
import { mongo as driver } from 'mongoose';
import type { FileAnswer } from '../http/implements';

/** A stored file: its random name, what it is by its content, how large, and to which record it belongs. */
export interface StoredFile {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly owner: string;
}

interface FileMetadata {
  name: string;
  type: string;
  owner: string;
}

const HEAD_BYTES = 4100;

/** The content type by the first bytes; undefined when none of the allowed ones fits. */
export function typeOf(head: Uint8Array, allowed: readonly string[]): string | undefined {
  return filetypeinfo(head)
    .map((found) => found.mime)
    .find((mime): mime is string => mime !== undefined && allowed.includes(mime));
}

/** Files in GridFS: streamed in and out, typed by content, limited in size. Nothing is kept of one that is refused. */
@Injectable()
export class Files {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Stores a stream. `owner` names the record it belongs to (`profile:12`), for erasing and for the right to read.
   * @throws DomainError 'too_large', 'wrong_type', 'invalid' (empty).
   */
  async save(stream: Readable, file: { name: string; owner: string }, rule: UploadRule): Promise<StoredFile> {
    const uuid = randomUUID();
    const metadata: FileMetadata = { name: file.name.slice(0, 200), type: '', owner: file.owner };
    const upload = this.bucket().openUploadStreamWithId(uuid as never, uuid, { metadata });
    const gate = new ContentGate(rule, metadata);
    try {
      await pipeline(stream, gate, upload);
    } catch (error) {
      await upload.abort().catch(() => undefined);
      stream.resume(); // read the rest of the request away, so that the answer arrives
      throw gate.refused ?? error;
    }
    await this.filesCollection().updateOne({ _id: uuid as never }, { $set: { metadata } });
    return { uuid, name: metadata.name, type: metadata.type, size: gate.size, owner: file.owner };
  }

  /** @throws DomainError 'not_found'. */
  async find(uuid: string): Promise<StoredFile> {
    const found = await this.filesCollection().findOne({ _id: uuid as never });
    if (!found) throw new DomainError('not_found');
    const metadata = found.metadata as unknown as FileMetadata;
    return { uuid, name: metadata.name, type: metadata.type, size: found.length, owner: metadata.owner };
  }

  /** Streams a stored file out; `inline` shows it in the page. */
  async open(uuid: string, inline = false): Promise<FileAnswer> {
    const file = await this.find(uuid);
    return {
      stream: this.bucket().openDownloadStream(uuid as never),
      type: file.type,
      name: file.name,
      size: file.size,
      inline,
    };
  }

  async remove(uuid: string): Promise<void> {
    await this.bucket()
      .delete(uuid as never)
      .catch((error: { message?: string }) => {
        if (!/not ?found/i.test(error.message ?? '')) throw error;
      });
  }

  private bucket(): mongo.GridFSBucket {
    if (!this.connection.db) throw new DomainError('unavailable');
    return new driver.GridFSBucket(this.connection.db as unknown as mongo.Db, { bucketName: 'files' });
  }

  private filesCollection() {
    return this.connection.collection<mongo.GridFSFile>('files.files');
  }
}

/** Counts the bytes and looks at the first ones while they pass. */
class ContentGate extends Transform {
  size = 0;
  refused?: DomainError;
  private head = Buffer.alloc(0);
  private known = false;

  constructor(
    private readonly rule: UploadRule,
    private readonly metadata: FileMetadata,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.size += chunk.length;
    if (this.size > this.rule.maxBytes) return done(this.refuse(new DomainError('too_large')));
    if (this.known) {
      this.push(chunk);
      return done();
    }
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length < HEAD_BYTES) return done();
    done(this.decide());
  }

  override _flush(done: (error?: Error | null) => void): void {
    if (this.size === 0) return done(this.refuse(new DomainError('invalid', 'Het bestand is leeg')));
    done(this.known ? null : this.decide());
  }

  private decide(): Error | null {
    const type = typeOf(this.head.subarray(0, HEAD_BYTES), this.rule.types);
    if (!type) return this.refuse(new DomainError('wrong_type'));
    this.metadata.type = type;
    this.known = true;
    this.push(this.head);
    return null;
  }

  private refuse(error: DomainError): DomainError {
    this.refused = error;
    return error;
  }
}
