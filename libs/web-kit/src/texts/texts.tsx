import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import nl from './nl/kit.json';

export const languages = ['nl', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

type Tree = { readonly [key: string]: string | Tree };
/** Texts of one namespace: Dutch is in the bundle, the others are fetched when somebody chooses them. */
export type NamespaceTexts = { readonly nl: Tree } & {
  readonly [L in Exclude<Language, 'nl'>]?: () => Promise<{ default: Tree }>;
};
/** Text of a key (`list.empty`), with values filled in; `count` chooses `_one` or `_other`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const STORAGE_KEY = 'stoet.language';
const namespaces = new Map<string, NamespaceTexts>();
const stored = localStorage.getItem(STORAGE_KEY);
const instance: i18n = i18next.createInstance();

void instance.use(initReactI18next).init({
  lng: 'nl',
  fallbackLng: 'nl',
  ns: ['kit'],
  defaultNS: 'kit',
  resources: { nl: { kit: nl } },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
});
if (stored !== null && stored !== 'nl' && (languages as readonly string[]).includes(stored))
  void setLanguage(stored as Language);

/** Adds the texts of a remote or a feature under a namespace of its own; a second call replaces the first. */
export function addTexts(namespace: string, texts: NamespaceTexts): void {
  namespaces.set(namespace, texts);
  instance.addResourceBundle('nl', namespace, texts.nl, true, true);
  if (currentLanguage() !== 'nl') void load(namespace, currentLanguage());
}

/** Fetches what is not there yet and changes the page's language; kept for the next visit. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...namespaces.keys()].map((namespace) => load(namespace, language)));
  await instance.changeLanguage(language);
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}

export const currentLanguage = (): Language => instance.language as Language;

/** Text outside React; `namespace:key`, or a key of the kit's own texts. */
export const text: Translate = (key, values) => instance.t(key, values ?? {});

/** The texts of one namespace; `kit` are those of this library. A key of another one is `namespace:key`. */
export function useTexts(namespace = 'kit'): Translate {
  const { t } = useTranslation(namespace, { i18n: instance });
  return (key, values) => t(key, values ?? {});
}

/** Gives the pages the texts; once, outside everything. */
export const TextsProvider = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={instance}>{children}</I18nextProvider>
);

async function load(namespace: string, language: Language): Promise<void> {
  if (language === 'nl' || instance.hasResourceBundle(language, namespace)) return;
  const bundle = await namespaces.get(namespace)?.[language]?.();
  if (bundle) instance.addResourceBundle(language, namespace, bundle.default, true, true);
}
