/** Name of the replica set of one that a local mongod forms; transactions and change streams need a set. */
export const replicaSet = 'stoet';

const alreadyInitialized = 23;

/** Runs `work` with the admin database of that server. */
async function withAdmin(url, work) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1000, connectTimeoutMS: 1000 });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

/** Whether the server answers and takes writes. */
export const ping = (url) => withAdmin(url, async (admin) => (await admin.command({ hello: 1 })).isWritablePrimary);

/** Forms the set the first time; later moves it to the port of this start, when that changed. */
export async function initiateReplicaSet(port) {
  const host = `127.0.0.1:${port}`;
  await withAdmin(`mongodb://${host}/?directConnection=true`, async (admin) => {
    const { setName } = await admin.command({ hello: 1 });
    if (setName) return;
    try {
      await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } });
    } catch (error) {
      if (error.code !== alreadyInitialized) throw error;
      const { config } = await admin.command({ replSetGetConfig: 1 });
      if (config.members[0].host === host) return; // it is still electing itself
      const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
      await admin.command({ replSetReconfig: moved, force: true });
    }
  });
}
