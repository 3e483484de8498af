import { foldText } from '../../common/text/fold-text.ts';

const CODES =
  'en de fr es pt it nl pl sv da nb no fi is cs sk hu ro bg hr sr sl bs mk sq el tr ru uk be lt lv et ar he fa ur hi bn pa ta te mr gu zh ja ko vi th id ms tl sw am af ca eu gl ga cy lb mt ka hy az kk ps ne si'.split(
    ' ',
  );
const DISPLAYED_IN =
  'en de fr es pt it nl pl sv da no fi cs sk hu ro tr ca id vi el ru uk bg he ar fa ur hi th zh zh-Hant ja ko'.split(
    ' ',
  );

/** Names of languages as folded text, in each supported language. */
export const languageNames = new Set([
  ...DISPLAYED_IN.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return CODES.map((code) => foldText(names.of(code) ?? code));
  }),
  ...'mandarin|cantonese|castellano|brazilian portuguese|farsi|flemish|dari|gebardensprache|sign language|mandarino|mandarim|latin|latein|valenciano|angielski|niemiecki|汉语|普通话|英文|粤语|国語|英語|日语'.split(
    '|',
  ),
]);
