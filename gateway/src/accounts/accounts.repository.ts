import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import { Account, LinkToken, ProfileCopy } from './account.schema';
import { hashOf } from './secrets';

/** The only importer of the account models; plain objects out. */
@Injectable()
export class AccountsRepository {
  constructor(
    @InjectModel(Account.name) private readonly accounts: Model<Account>,
    @InjectModel(LinkToken.name) private readonly tokens: Model<LinkToken>,
    @InjectModel(ProfileCopy.name) readonly profiles: Model<ProfileCopy>,
  ) {}

  byEmail(email: string): Promise<Account | null> {
    return this.accounts.findOne({ email }).lean<Account>().exec();
  }

  byId(id: number): Promise<Account | null> {
    return this.accounts.findById(id).lean<Account>().exec();
  }

  /** Profiles of an account in the order in which they were added. */
  async profilesOf(account: Pick<Account, 'profileIds'>): Promise<ProfileCopy[]> {
    const found = await this.profiles
      .find({ _id: { $in: account.profileIds } })
      .lean<ProfileCopy[]>()
      .exec();
    return account.profileIds.flatMap((id) => found.find((p) => p._id === id) ?? []);
  }

  async insert(account: Account, tx: Tx): Promise<void> {
    await this.accounts.create([account], { session: tx.session });
  }

  async change(id: number, fields: Partial<Omit<Account, '_id'>>, tx?: Tx): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: fields }, { session: tx?.session }).exec();
  }

  async addProfile(id: number, profileId: number, tx: Tx): Promise<void> {
    await this.accounts
      .updateOne({ _id: id }, { $addToSet: { profileIds: profileId } }, { session: tx.session })
      .exec();
  }

  async removeProfile(profileId: number, tx: Tx): Promise<void> {
    await this.accounts
      .updateOne({ profileIds: profileId }, { $pull: { profileIds: profileId } }, { session: tx.session })
      .exec();
    await this.profiles.deleteOne({ _id: profileId }, { session: tx.session }).exec();
  }

  /** Remembers a mailed link. A newer one for the same purpose replaces it. */
  async addToken(secret: string, token: Omit<LinkToken, '_id'>, tx: Tx): Promise<void> {
    await this.tokens
      .deleteMany({ accountId: token.accountId, purpose: token.purpose }, { session: tx.session })
      .exec();
    await this.tokens.create([{ _id: hashOf(secret), ...token }], { session: tx.session });
  }

  /** Uses a link up: gives its account, or undefined when it is unknown, used or too old. */
  async useToken(secret: string, purpose: LinkToken['purpose'], tx: Tx): Promise<number | undefined> {
    const where = { _id: hashOf(secret), purpose, expireAt: { $gt: new Date() } };
    const token = await this.tokens.findOneAndDelete(where, { session: tx.session }).lean<LinkToken>().exec();
    return token?.accountId;
  }
}
