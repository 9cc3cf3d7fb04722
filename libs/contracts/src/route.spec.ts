import { z } from 'zod';
import { fieldsOf, MESSAGES, text } from './index';
import { allRoutes } from './all';
import { filter, listQuery } from './list';
import { openApi } from './openapi';
import { checkRoutes, meantBy, needs, route, session, urlOf, type Route } from './route';
import { resourceRoutes } from './resource';

const row = z.object({ id: z.number() });
const hats = resourceRoutes({
  service: 'clothing',
  single: 'hat',
  plural: 'hats',
  resource: 'racks',
  label: 'Hoed',
  row,
  one: row,
  create: z.strictObject({ name: text(3, 9) }),
  update: z.strictObject({}),
  filters: { text: filter.text, open: filter.flag },
  sorts: ['name', 'id'],
});

describe('routes', () => {
  it('are sound together: no collision, none without a right', () => {
    expect(() => allRoutes()).not.toThrow();
  });

  it('that collide, also by an alias, or have no right are named', () => {
    expect(() => checkRoutes([hats.one, hats.one])).toThrow('GET /api/hat/{} is declared twice');
    const alias = route({
      service: 'clothing',
      method: 'GET',
      path: '/api/hats/hat/:id',
      summary: '',
      right: session(),
      answer: row,
    });
    expect(() => checkRoutes([hats.one, alias])).toThrow('GET /api/hats/hat/{} is declared twice');
    expect(() => checkRoutes([{ ...hats.one, right: { anyOf: [] } } as Route])).toThrow('has no right');
  });

  it('tell a list by POST from a create by what is in the body', () => {
    expect(meantBy(hats.create, { filters: {}, sort: 'name:asc' })).toBe(hats.search);
    expect(meantBy(hats.create, {})).toBe(hats.search);
    expect(meantBy(hats.create, { name: 'Bolhoed' })).toBe(hats.create);
    expect(meantBy(hats.one, {})).toBe(hats.one);
  });

  it('make addresses in which everything is encoded', () => {
    const file = route({
      service: 'clothing',
      method: 'GET',
      path: '/api/hats/:id/:name',
      summary: '',
      right: needs('racks.read'),
      params: z.strictObject({ id: z.string(), name: z.string() }),
      answer: row,
    });
    expect(urlOf(file, { params: { id: 1, name: 'a/b?c' }, query: { filters: { text: 'é' }, none: undefined } })).toBe(
      '/api/hats/1/a%2Fb%3Fc?filters=%7B%22text%22%3A%22%C3%A9%22%7D',
    );
  });

  it('describe themselves as OpenAPI 3.1, every one of them', () => {
    const routes = allRoutes();
    const { openapi, paths } = openApi(routes, { title: 'x', version: '1' }) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(routes.length);
  });
});

describe('a list query', () => {
  const query = listQuery({ filters: { text: filter.text, open: filter.flag }, sorts: ['name', 'id'] });

  it('is read from an address, with the defaults of the specification', () => {
    expect(query.parse({})).toEqual({ filters: {}, sort: { field: 'name', direction: 'asc' }, offset: 0, items: 10 });
    expect(
      query.parse({ filters: '{"text":"an","open":1}', sort: 'id:desc', offset: '20', items: '50' } as never),
    ).toEqual({ filters: { text: 'an', open: true }, sort: { field: 'id', direction: 'desc' }, offset: 20, items: 50 });
    expect(query.parse({ all: 'true' } as never).items).toBe('all');
  });

  it.each([
    [{ filters: '{"colour":1}' }, 'filters.colour'],
    [{ filters: '{nonsense' }, 'filters'],
    [{ filters: '{"text":{"$gt":""}}' }, 'filters.text'],
    [{ sort: 'secret:asc' }, 'sort'],
    [{ sort: 'name:sideways' }, 'sort'],
    [{ items: '501' }, 'items'],
    [{ offset: '-1' }, 'offset'],
    [{ page: '1' }, 'page'],
  ])('refuses %j and names %s', (wrong, field) => {
    const result = query.safeParse(wrong);
    expect(Object.keys(fieldsOf(result.error!))).toEqual([field]);
  });
});

it('speaks Dutch, also where nothing was said', () => {
  const schema = z.strictObject({ name: text(3, 9), age: z.number() });
  expect(fieldsOf(schema.safeParse({}).error!)).toEqual({ name: MESSAGES.empty, age: MESSAGES.empty });
  expect(fieldsOf(schema.safeParse({ name: 'ab', age: 'x', more: 1 }).error!)).toEqual({
    name: 'min. 3 en max. 9 karakters',
    age: 'Ongeldige waarde',
    more: 'Onbekend veld',
  });
});
