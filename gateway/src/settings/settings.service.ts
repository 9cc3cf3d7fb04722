import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toCents, toEuros } from '@stoet/contracts';
import { settingsChanged } from '@stoet/contracts/gateway/gateway.events';
import { CONFIG, Transactions } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { GatewayConfig } from '../config';
import { Settings } from './setting.schema';

const DEFAULT_FINE = 50;

/** Settings that people change; the environment holds those of the installation. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectModel(Settings.name) private readonly model: Model<Settings>,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async read() {
    const { title, description, fine } = await this.stored();
    return { title, description, fine: toEuros(fine) };
  }

  async update(
    { title, description, fine }: { title: string; description: string; fine: number },
    actor: number,
  ): Promise<void> {
    const stored = { title, description, fine: toCents(fine) };
    await this.transactions.run(actor, async (tx) => {
      await this.model.updateOne({ _id: 'settings' }, { $set: stored }, { upsert: true, session: tx.session }).exec();
      tx.emit(settingsChanged, { title, fine: stored.fine });
    });
  }

  async info() {
    const { title, description } = await this.stored();
    const {
      CONTACT: contact,
      CHAT: chat,
      PIN_DURATION: pinDuration,
      TRANSLATION: translation,
      OFFSTAGE: offstage,
    } = this.config;
    return { title, description, contact, chat, pinDuration, translation, offstage };
  }

  private async stored(): Promise<Omit<Settings, '_id'>> {
    const found = await this.model.findById('settings').lean<Settings>().exec();
    return found ?? { title: this.config.SITE_TITLE, description: '', fine: DEFAULT_FINE };
  }
}
