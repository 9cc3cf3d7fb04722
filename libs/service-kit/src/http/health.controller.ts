import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyReply } from 'fastify';
import type { Connection } from 'mongoose';
import { register } from 'prom-client';
import { Bus } from '../events/bus';
import { Open } from './open';

/** Liveness, readiness and metrics of one process; not part of the product's contract, reached inside the cluster only. */
@Controller()
@Open()
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly bus: Bus,
  ) {}

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const parts = await this.parts();
    const ready = parts.mongodb && parts.nats;
    reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'down', parts };
  }

  @Get('metrics')
  @Header('content-type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }

  private async parts() {
    const mongodb =
      this.connection.db?.command({ ping: 1 }, { timeoutMS: 1500 }).then(
        () => true,
        () => false,
      ) ?? false;
    const [mongo, nats] = await Promise.all([mongodb, this.bus.alive()]);
    return { mongodb: mongo, nats };
  }
}
