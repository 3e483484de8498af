import type { Half } from '../fictional.ts';

/** A published résumé theme and the layout it stands for. */
export interface Theme {
  name: string;
  version: string;
  layout: 'column' | 'margin' | 'sidebar' | 'cards';
  half: Half;
}

/** Themes of the npm registry. A layout is split between the halves, so that a kind is mended and not a theme. */
export const themes: readonly Theme[] = [
  {
    half: 'tuning',
    layout: 'column',
    name: '@jsonresume/jsonresume-theme-class',
    version: '0.4.2',
  },
  { half: 'tuning', layout: 'column', name: 'jsonresume-theme-direct', version: '0.1.1' },
  { half: 'tuning', layout: 'column', name: 'jsonresume-theme-eloquent', version: '5.0.0' },
  { half: 'tuning', layout: 'column', name: 'jsonresume-theme-modern', version: '0.0.18' },
  { half: 'tuning', layout: 'column', name: 'jsonresume-theme-slick', version: '0.1.16' },
  { half: 'tuning', layout: 'margin', name: 'jsonresume-theme-even', version: '0.26.1' },
  { half: 'tuning', layout: 'margin', name: 'jsonresume-theme-onepage', version: '0.0.3' },
  { half: 'tuning', layout: 'margin', name: 'jsonresume-theme-paper', version: '0.5.0' },
  { half: 'tuning', layout: 'sidebar', name: 'jsonresume-theme-lucide', version: '1.1.0' },
  { half: 'tuning', layout: 'cards', name: 'jsonresume-theme-elegant', version: '1.16.1' },
  { half: 'measuring', layout: 'column', name: 'jsonresume-theme-compact', version: '1.0.4' },
  { half: 'measuring', layout: 'column', name: 'jsonresume-theme-flat', version: '0.3.7' },
  { half: 'measuring', layout: 'column', name: 'jsonresume-theme-mantra', version: '0.3.1' },
  { half: 'measuring', layout: 'column', name: 'jsonresume-theme-pumpkin', version: '1.1.4' },
  { half: 'measuring', layout: 'column', name: 'jsonresume-theme-short', version: '0.1.7' },
  { half: 'measuring', layout: 'margin', name: 'jsonresume-theme-onepage-plus', version: '1.1.0' },
  {
    half: 'measuring',
    layout: 'margin',
    name: 'jsonresume-theme-paper-plus-plus',
    version: '0.5.1',
  },
  { half: 'measuring', layout: 'margin', name: 'jsonresume-theme-rocketspacer', version: '1.2.2' },
  { half: 'measuring', layout: 'sidebar', name: 'jsonresume-theme-macchiato', version: '1.1.0' },
  { half: 'measuring', layout: 'cards', name: 'jsonresume-theme-jacrys', version: '1.0.4' },
  { half: 'measuring', layout: 'cards', name: 'jsonresume-theme-simplyelegant', version: '1.7.2' },
];
