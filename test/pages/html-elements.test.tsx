import { expect, it } from '@jest/globals';
import { h, Phrase } from '../../pages/h.ts';

it('writes attributes with their values', () => {
  const name = new Phrase((language) => (language === 'de' ? 'Name' : 'name'));
  const field = <input type="text" maxlength={80} required disabled={false} aria-label={name} />;
  expect(field.in('de')).toBe('<input type="text" maxlength="80" required aria-label="Name">');
});

it('writes both states of aria attributes', () => {
  const buttons = [
    <button aria-expanded={false} data-menu />,
    <button aria-expanded data-menu={undefined} />,
  ];
  expect(buttons.map((button) => button.in('en'))).toEqual([
    '<button aria-expanded="false" data-menu></button>',
    '<button aria-expanded="true"></button>',
  ]);
});

it('takes only the elements and attributes of HTML, with their values', () => {
  const mistakes = [
    // @ts-expect-error -- no element of this name
    <buton />,
    // @ts-expect-error -- no attribute of this name
    <a hreff="/" />,
    // @ts-expect-error -- an attribute of another element
    <p href="/" />,
    // @ts-expect-error -- the spelling of React
    <div tabIndex={0} />,
    // @ts-expect-error -- not one of its words
    <form method="put" />,
    // @ts-expect-error -- a text instead of a state
    <button aria-expanded="true" />,
    // @ts-expect-error -- nothing to write
    <div lang={null} />,
  ];
  expect(mistakes).toHaveLength(7);
});
