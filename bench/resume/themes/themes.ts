import type { Half } from '../fictional.ts';

/** A published résumé theme and the layout it stands for. */
export interface Theme {
  name: string;
  version: string;
  layout: 'column' | 'margin' | 'sidebar' | 'cards';
  half: Half;
}

const theme = (half: Half, layout: Theme['layout'], name: string, version: string): Theme => ({
  half,
  layout,
  name,
  version,
});

/** Themes of the npm registry. A layout is split between the halves, so that a kind is mended and not a theme. */
export const themes: readonly Theme[] = [
  theme('tuning', 'column', '@jsonresume/jsonresume-theme-class', '0.4.2'),
  theme('tuning', 'column', 'jsonresume-theme-direct', '0.1.1'),
  theme('tuning', 'column', 'jsonresume-theme-eloquent', '5.0.0'),
  theme('tuning', 'column', 'jsonresume-theme-modern', '0.0.18'),
  theme('tuning', 'column', 'jsonresume-theme-slick', '0.1.16'),
  theme('tuning', 'margin', 'jsonresume-theme-even', '0.26.1'),
  theme('tuning', 'margin', 'jsonresume-theme-onepage', '0.0.3'),
  theme('tuning', 'margin', 'jsonresume-theme-paper', '0.5.0'),
  theme('tuning', 'sidebar', 'jsonresume-theme-lucide', '1.1.0'),
  theme('tuning', 'cards', 'jsonresume-theme-elegant', '1.16.1'),
  theme('measuring', 'column', 'jsonresume-theme-compact', '1.0.4'),
  theme('measuring', 'column', 'jsonresume-theme-flat', '0.3.7'),
  theme('measuring', 'column', 'jsonresume-theme-mantra', '0.3.1'),
  theme('measuring', 'column', 'jsonresume-theme-pumpkin', '1.1.4'),
  theme('measuring', 'column', 'jsonresume-theme-short', '0.1.7'),
  theme('measuring', 'margin', 'jsonresume-theme-onepage-plus', '1.1.0'),
  theme('measuring', 'margin', 'jsonresume-theme-paper-plus-plus', '0.5.1'),
  theme('measuring', 'margin', 'jsonresume-theme-rocketspacer', '1.2.2'),
  theme('measuring', 'sidebar', 'jsonresume-theme-macchiato', '1.1.0'),
  theme('measuring', 'cards', 'jsonresume-theme-jacrys', '1.0.4'),
  theme('measuring', 'cards', 'jsonresume-theme-simplyelegant', '1.7.2'),
];
