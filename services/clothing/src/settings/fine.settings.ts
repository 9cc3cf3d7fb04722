import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DataOf, Envelope } from '@stoet/contracts';
import { settingsChanged } from '@stoet/contracts/gateway/gateway.events';
import { applyCopy, On, type Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { FineSetting } from './fine.schema';

const ONLY = 1;
/** Cents per piece per day until somebody sets it; the same as in the settings themselves. */
const DEFAULT_FINE = 50;

type Settings = DataOf<typeof settingsChanged>;

/** The fine of the settings, copied by event. */
@Injectable()
export class FineSettings {
  constructor(@InjectModel(FineSetting.name) private readonly model: Model<FineSetting>) {}

  @On(settingsChanged) async changed({ fine }: Settings, tx: Tx, envelope: Envelope<Settings>): Promise<void> {
    await applyCopy(this.model, { _id: ONLY, version: Date.parse(envelope.at), fine }, tx);
  }

  /** Cents per piece per day (spec/clothing §9). */
  async fine(): Promise<number> {
    const stored = await this.model.findById(ONLY).lean<FineSetting>().exec();
    return stored?.fine ?? DEFAULT_FINE;
  }
}
