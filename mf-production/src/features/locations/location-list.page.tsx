import { locationRoutes } from '@stoet/contracts/production/location.contract';
import type { ListColumn, RowOf } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { RecordList } from '../records/record-list';
import { LocationForm } from './location-form';

type Row = RowOf<typeof locationRoutes>;

const addressLine = ({ address: a }: Row): string =>
  [
    [a.streetName, a.houseNumber, a.bus && `bus ${a.bus}`],
    [a.zipCode, a.cityName],
  ]
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');

/** Where repetitions are held. */
export default function LocationListPage() {
  const t = useTexts('production');
  const columns: ListColumn<Row>[] = [
    { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
    { key: 'identifier', title: t('field.abbreviation'), sort: 'identifier' },
    { key: 'address', title: t('field.address'), card: 'subtitle', render: addressLine },
  ];
  return (
    <RecordList
      texts="locations"
      routes={locationRoutes}
      resource="locations"
      event="locations_changed"
      columns={columns}
      form={(location) => <LocationForm location={location} />}
    />
  );
}
