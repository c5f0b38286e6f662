// Which screen the URL means. The board and the pages behind it load when they are first needed.
import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Home } from '../home/Home.tsx';
import { t } from '../locales/index.ts';
import { Notice } from '../ui/Notice.tsx';
import { type Route, route } from './router.ts';

type Loader = () => Promise<ComponentType<{ id: string }>>;

const pages: Readonly<Record<Exclude<Route['page'], 'home' | 'missing'>, Loader>> = {
  table: async () => (await import('../stellar/StellarPage.tsx')).StellarPage,
  new: async () => (await import('../pages/NewTable.tsx')).NewTable,
  settings: async () => (await import('../pages/Settings.tsx')).Settings,
  rules: async () => (await import('../pages/RulesPage.tsx')).RulesPage,
  gallery: async () => (await import('../pages/Gallery.tsx')).Gallery,
};

export function App() {
  const where = route.value;
  useSignalEffect(() => {
    document.title = titleOf(route.value);
  });
  if (where.page === 'home') return <Home />;
  if (where.page === 'missing') return <Notice title={t().missing.title} text={t().missing.text} />;
  return <Later key={where.page} load={pages[where.page]} id={where.page === 'table' ? where.id : ''} />;
}

function titleOf({ page }: Route): string {
  const name = {
    home: '',
    missing: '',
    table: 'Stellar',
    new: t().setup.title,
    settings: t().nav.settings,
    rules: t().nav.rules,
    gallery: t().nav.gallery,
  }[page];
  return name === '' ? 'Planisphere' : `${name} · Planisphere`;
}

function Later({ load, id }: { load: Loader; id: string }) {
  const [page, setPage] = useState<{ Page: ComponentType<{ id: string }> } | 'failed' | undefined>(undefined);
  useEffect(() => {
    load().then(
      (Page) => setPage({ Page }),
      () => setPage('failed'),
    );
  }, [load]);
  if (page === undefined) return <Notice title={t().loading} quiet />;
  if (page === 'failed') return <Notice title={t().error.title} text={t().error.text} />;
  return <page.Page id={id} />;
}
