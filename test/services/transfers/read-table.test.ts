import { isUtf8 } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { stringify } from 'csv-stringify/sync';
import { encodingOf, startOf } from '../../../domain/transfers/imports/table-format.ts';
import { readTable } from '../../../services/transfers/imports/read-table.ts';

async function rowsOf(bytes: Buffer, pieces = 7) {
  const encoding = encodingOf(bytes, isUtf8);
  const text = iconv.decode(bytes, encoding).replace(/^\uFEFF/, '');
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += pieces) {
      yield await Promise.resolve(bytes.subarray(at, at + pieces));
    }
  };
  const rows = [];
  for await (const row of readTable(chunks(), { encoding, ...startOf(text) })) rows.push(row);
  return rows;
}

/** Promise: a table is read as its author wrote it, whatever program saved it, and each record knows its line. */
describe('reading a table', () => {
  const text = 'name;email\r\n"Šárka – Žák";sarka@example.com\r\n';
  const rows = [
    { line: 1, cells: ['name', 'email'] },
    { line: 2, cells: ['Šárka – Žák', 'sarka@example.com'] },
  ];

  it.each([
    ['UTF-8', 'utf8', false],
    ['UTF-8 with a mark', 'utf8', true],
    ['UTF-16LE', 'utf-16le', false],
    ['UTF-16LE with a mark', 'utf-16le', true],
    ['UTF-16BE', 'utf-16be', false],
    ['UTF-16BE with a mark', 'utf-16be', true],
  ])('reads %s', async (_name, encoding, addBOM) => {
    expect(await rowsOf(iconv.encode(text, encoding, { addBOM }))).toEqual(rows);
  });

  it('reads Windows-1252 with every printable character', async () => {
    const western = 'name,note\nŠtěpán?,a\n'.replace('ě', 'é').replace('?', ' – €“”ŽžŒœŸ');
    const bytes = iconv.encode(western, 'win1252');
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ['name', 'note'] },
      { line: 2, cells: ['Štépán – €“”ŽžŒœŸ', 'a'] },
    ]);
  });

  it.each([',', ';', '\t', '|', '^', '~', ':'])('finds the separator %j', async (separator) => {
    const table = ['a', 'b, c', 'd'].map((cell) => `"${cell}"`).join(separator);
    expect(await rowsOf(Buffer.from(`${table}\n1${separator}2${separator}3`))).toEqual([
      { line: 1, cells: ['a', 'b, c', 'd'] },
      { line: 2, cells: ['1', '2', '3'] },
    ]);
  });

  it('takes the separator that a spreadsheet names', async () => {
    expect(await rowsOf(Buffer.from('sep=;\na;b,c\n1;2\n'))).toEqual([
      { line: 1, cells: ['a', 'b,c'] },
      { line: 2, cells: ['1', '2'] },
    ]);
  });

  it('counts lines within quotes, blank ones, and every kind of line end', async () => {
    const table = 'a,b\r\n"x\r\ny\n",1\r\n\r\n,\n5" é,"x"y\r"é\r",3\nlast,4';
    expect(await rowsOf(Buffer.from(table), 3)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\ny\n', '1'] },
      { line: 7, cells: ['5" é', '"x"y'] },
      { line: 8, cells: ['é\r', '3'] },
      { line: 10, cells: ['last', '4'] },
    ]);
  });

  it('ends at a quote that is not closed, after the rows before it', async () => {
    const table = `a,b\n1,2\n"x,3\n${'4,5\n'.repeat(1_000)}`;
    expect(await rowsOf(Buffer.from(table), 64_000)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, broken: expect.stringContaining('a quote that is not closed') },
    ]);
  });

  it('ends at an endless line', async () => {
    const table = Buffer.from(`a,b\n1,2\n${'x,'.repeat(1_500_000)}\n3,4\n`);
    expect(await rowsOf(table, 64_000)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, broken: expect.stringContaining('longer than 1 MiB') },
    ]);
  });

  it('reads back what a writer of tables wrote', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => `.${text}`);
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (records, end) => {
        const header: [string, string, string] = ['k', 'l', 'm'];
        const written = stringify([header, ...records], {
          record_delimiter: end,
          quoted: true,
        });
        const read = await rowsOf(Buffer.from(written), 5);
        expect(read.map((row) => ('cells' in row ? row.cells : row))).toEqual([header, ...records]);
      }),
    );
  });
});
