export { addTexts, languages, setLanguage, currentLanguage, text, TextsProvider, useTexts } from './texts';
export type { Language, NamespaceTexts, Translate } from './texts';
export { formatDate, formatDateTime, formatMoney, formatNumber, formatTime, parseMoney, plural } from './format';
export { dayOf, instantOf, timeOf, TIME_ZONE } from './brussels';
