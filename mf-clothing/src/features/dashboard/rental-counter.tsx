import { orderRoutes } from '@stoet/contracts/clothing/order.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Counter } from '@stoet/web-kit/feedback';
import { useClothingTexts } from '../../common/use-clothing-texts';

/** How many orders have something out. */
export default function RentalCounter() {
  const t = useClothingTexts();
  const result = useRoute(orderRoutes.list, { query: { filters: { returned: false, canceled: false }, items: 1 } });
  const to = '/retributiebeheer/bestelformulieren?returned=nee&canceled=nee';
  return <Counter label={t('dashboard.rentals')} result={result} to={to} />;
}
