import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CONFIG, LOGGER } from '../tokens';
import type { ServiceConfig } from '../config';
import type { Logger } from '../logger';
import { Ids } from './ids';

/** Connects to the service's own database. A database that is down is an error within 2 s, never a request that hangs. */
@Global()
@Module({})
export class DatabaseModule {
  static forService(): DynamicModule {
    const connection = MongooseModule.forRootAsync({
      inject: [CONFIG, LOGGER],
      useFactory: (config: ServiceConfig, logger: Logger) => ({
        uri: config.MONGODB_URI,
        dbName: config.MONGODB_DB,
        autoIndex: false,
        autoCreate: false,
        bufferCommands: false,
        serverSelectionTimeoutMS: 1500,
        connectTimeoutMS: 1500,
        maxPoolSize: 50,
        writeConcern: { w: 'majority' as const, j: true },
        connectionFactory: (c: Connection) => {
          c.on('error', (err: Error) => logger.error({ err }, 'mongodb'));
          return c;
        },
      }),
    });
    return { module: DatabaseModule, imports: [connection], providers: [Ids], exports: [Ids, connection] };
  }
}

/** Makes collections and indexes of every registered schema: at start, before the first request. */
export async function prepareDatabase(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await model.createCollection().catch((error: { codeName?: string }) => {
      if (error.codeName !== 'NamespaceExists') throw error;
    });
    await model.createIndexes();
  }
}
