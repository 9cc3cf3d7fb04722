import { randomInt } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';

const EVENTS = 10_000;
const KILLS = 10;
const FIRST_ID = 1_000_000;
const VICTIMS = ['volunteers', 'production', 'nats'];

const facts = (id) => ({
  id,
  version: 1,
  accountId: null,
  firstName: 'Bench',
  lastName: `Nummer ${id}`,
  email: '',
  cellPhone: '',
  phoneNumber: '',
  image: null,
  shouldVerify: false,
  canEditClothingSizes: false,
  shouldUploadCertificate: false,
  certificate: null,
});

const rowsFrom = (first) =>
  Array.from({ length: EVENTS }, (_, i) => ({
    _id: new ObjectId(),
    subject: 'evt.volunteers.profile.changed.v1',
    envelope: { type: 'volunteers.profile.changed.v1', at: new Date().toISOString(), actor: 0, data: facts(first + i) },
    publishedAt: null,
  }));

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts events in the outbox of volunteers and waits until production has applied them all; gives what went wrong. */
async function chain({ source, target }, first, meanwhile) {
  const rows = rowsFrom(first);
  const began = Date.now();
  await source.collection('outbox').insertMany(rows);
  const disturbed = meanwhile();
  const ids = rows.map((row) => row._id.toHexString());
  let handled = 0;
  while (handled < EVENTS && Date.now() - began < 300_000) {
    await pause(100);
    handled = await target
      .collection('inbox')
      .countDocuments({ _id: { $in: ids } })
      .catch(() => handled);
  }
  const seconds = (Date.now() - began) / 1000;
  await disturbed;
  const applied = await target
    .collection('profile_copies')
    .countDocuments({ _id: { $gte: first, $lt: first + EVENTS } });
  const twice = await target
    .collection('inbox')
    .aggregate([
      { $match: { _id: { $in: ids } } },
      { $group: { _id: '$_id', n: { $sum: 1 } } },
      { $match: { n: { $gt: 1 } } },
    ])
    .toArray();
  return { seconds, lost: EVENTS - applied, doubled: twice.length };
}

/** From the outbox of one service to applied in another: how fast, and whether anything is lost when parts are killed. */
export async function events({ stack }) {
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  const database = (name) => client.db(stack.environment(name).MONGODB_DB);
  const sides = { source: database('volunteers'), target: database('production') };
  const calm = await chain(sides, FIRST_ID, async () => {});
  const killing = async () => {
    for (let round = 0; round < KILLS; round++) {
      for (const victim of VICTIMS) {
        await pause(randomInt(50, 300));
        await stack.kill(victim, 'SIGKILL');
        await stack.start(victim);
      }
    }
  };
  const rough = await chain(sides, FIRST_ID + EVENTS, killing);
  await client.close();
  return [
    ['10,000 events from outbox to applied in another service', `${Math.round(EVENTS / calm.seconds)} a second`, ''],
    ['… lost, doubled', `${calm.lost}, ${calm.doubled}`, '0, 0'],
    [`… relay, consumer and NATS killed ${KILLS} times each: lost, doubled`, `${rough.lost}, ${rough.doubled}`, '0, 0'],
  ];
}
