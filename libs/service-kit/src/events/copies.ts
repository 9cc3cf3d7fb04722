import type { Model } from 'mongoose';
import type { Tx } from '../mongo/transactions';

/**
 * Writes a local copy of another service's record, unless a newer version is there already: events may come twice,
 * and from several copies of this service at once. `version` counts the owner's changes.
 */
export async function applyCopy<T extends { _id: number; version: number }>(
  model: Model<T>,
  copy: T,
  tx: Tx,
): Promise<void> {
  const { _id, version, ...fields } = copy;
  const updated = await model.collection.updateOne(
    { _id, version: { $lt: version } } as never,
    { $set: { ...fields, version } } as never,
    { session: tx.session as never },
  );
  if (updated.matchedCount > 0) return;
  const known = await model.collection.findOne({ _id } as never, {
    projection: { _id: 1 },
    session: tx.session as never,
  });
  if (!known) await model.collection.insertOne(copy as never, { session: tx.session as never });
}
