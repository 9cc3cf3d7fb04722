import { CheckCircleOutlined, LockOutlined } from '@ant-design/icons';
import { locationRoutes } from '@stoet/contracts/production/location.contract';
import type { repetitionRoutes } from '@stoet/contracts/production/repetition.contract';
import { repetitionTypeRoutes } from '@stoet/contracts/production/repetition-type.contract';
import type { ListColumn, ListFilter, RowOf, SelectOptions } from '@stoet/web-kit/list';
import { formatDateTime, formatTime, type Translate } from '@stoet/web-kit/texts';
import { Tag } from 'antd';

export type RepetitionRow = RowOf<typeof repetitionRoutes>;

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
const request = { query: { items: 500 } };
/** Locations and types to choose from. */
export const locationOptions: SelectOptions = { route: locationRoutes.list, request, option: named };
export const typeOptions: SelectOptions = { route: repetitionTypeRoutes.list, request, option: named };

/** `24/10/2026 19:30 – 21:30`. */
export const timeSpan = ({ startDt, endDt }: { startDt: string; endDt: string }): string =>
  `${formatDateTime(startDt)} – ${formatTime(endDt)}`;

export const repetitionColumns = (t: Translate): ListColumn<RepetitionRow>[] => [
  { key: 'identifier', title: t('field.identifier'), sort: 'identifier', width: 90 },
  { key: 'name', title: t('field.name'), sort: 'name', card: 'title' },
  { key: 'startDt', title: t('repetitions.start'), sort: 'startDt', card: 'subtitle', render: timeSpan },
  { key: 'locationName', title: t('repetitions.location') },
  { key: 'typeName', title: t('repetitions.type') },
  {
    key: 'open',
    title: t('repetitions.open'),
    render: (row) =>
      row.open ? (
        <Tag icon={<CheckCircleOutlined aria-hidden />} color="success">
          {t('repetitions.openWord')}
        </Tag>
      ) : (
        <Tag icon={<LockOutlined aria-hidden />}>{t('repetitions.closedWord')}</Tag>
      ),
  },
];

export const repetitionFilters = (t: Translate): ListFilter[] => [
  {
    name: 'past',
    label: t('repetitions.when'),
    kind: 'select',
    options: [
      { value: 0, label: t('repetitions.future') },
      { value: 1, label: t('repetitions.past') },
    ],
  },
  {
    name: 'open',
    label: t('repetitions.openFilter'),
    kind: 'select',
    options: [
      { value: 1, label: t('repetitions.openWord') },
      { value: 0, label: t('repetitions.closedWord') },
    ],
  },
  { name: 'type', label: t('repetitions.type'), kind: 'select', options: typeOptions },
  { name: 'location', label: t('repetitions.location'), kind: 'select', options: locationOptions },
];
