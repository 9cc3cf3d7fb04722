import { locationRoutes } from '@stoet/contracts/production/location.contract';
import { TextField } from '@stoet/web-kit/form';
import type { RowOf } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { RecordForm } from '../records/record-form';

/** Makes a location, or changes the given one. */
export function LocationForm({ location }: { location?: RowOf<typeof locationRoutes> }) {
  const t = useTexts('production');
  const initial = location && { name: location.name, identifier: location.identifier, ...location.address };
  return (
    <RecordForm schema={locationRoutes.create.body} routes={locationRoutes} id={location?.id} initial={initial}>
      <TextField name="name" label={t('field.name')} maxLength={30} autoFocus />
      <TextField name="identifier" label={t('field.abbreviation')} maxLength={5} />
      <TextField name="streetName" label={t('field.streetName')} />
      <TextField name="houseNumber" label={t('field.houseNumber')} />
      <TextField name="bus" label={t('field.bus')} />
      <TextField name="zipCode" label={t('field.zipCode')} />
      <TextField name="cityName" label={t('field.cityName')} />
    </RecordForm>
  );
}
