import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { locationRoutes } from '@stoet/contracts/production/location.contract';
import { defineList, List, matchesWords } from '@stoet/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { RecordsRepository } from '../records/records.repository';
import { Location, type Address } from './location.schema';

type Row = z.output<typeof locationRoutes.one.answer>;

export const locationRow = ({ _id: id, name, identifier, address }: Location): Row => ({
  id,
  name,
  identifier,
  address,
});

/** `Grote Markt 1 bus 2, 2300 Turnhout`; empty when nothing is known. */
export const addressLine = ({ streetName, houseNumber, bus, zipCode, cityName }: Address): string =>
  [
    [streetName, houseNumber, bus && `bus ${bus}`].filter(Boolean).join(' '),
    [zipCode, cityName].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');

const locationList = defineList<Location, Row, { text: string }>({
  name: 'locaties',
  fields: ['name', 'identifier', 'address'],
  filters: { text: (value) => matchesWords(value) },
  sorts: { name: ['nameKey'], identifier: ['identifierKey'], id: [] },
  rows: (docs) => docs.map(locationRow),
  columns: [
    { header: 'Naam', value: (r) => r.name, width: 30 },
    { header: 'Afkorting', value: (r) => r.identifier, width: 12 },
    { header: 'Adres', value: (r) => addressLine(r.address), width: 50 },
  ],
});

/** The only importer of the location model. */
@Injectable()
export class LocationsRepository extends RecordsRepository<Location> {
  readonly list: List<Location, Row, { text: string }>;

  constructor(@InjectModel(Location.name) model: Model<Location>) {
    super(model);
    this.list = new List(model, locationList);
  }
}
