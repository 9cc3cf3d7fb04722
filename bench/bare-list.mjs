/** The same list without any of the product: Node's http and MongoDB's driver. What `list.mjs` compares with. */
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';

const { MONGODB_URI, MONGODB_DB, FIELDS } = process.env;
const client = await new MongoClient(MONGODB_URI, { maxPoolSize: 50 }).connect();
const articles = client.db(MONGODB_DB).collection('articles');
const projection = Object.fromEntries(FIELDS.split(',').map((name) => [name, 1]));

const server = createServer(async (request, response) => {
  const query = new URL(request.url, 'http://bare').searchParams;
  const where = { categoryId: JSON.parse(query.get('filters')).category };
  const [data, total] = await Promise.all([
    articles.find(where, { projection }).sort({ _id: 1 }).skip(0).limit(10).toArray(),
    articles.countDocuments(where),
  ]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data, total }));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
