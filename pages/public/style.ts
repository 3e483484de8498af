/** The only style of a public page. The content policy allows it by its hash. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #1c2430; --quiet: #5a6474;
  --line: #d9dee6; --accent: #17664f; --on-accent: #fff; --bad: #a3261c; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ground: #12161c; --card: #1b212a; --text: #e8ecf2; --quiet: #a3adbb; --line: #38414e;
    --accent: #6fd0ae; --on-accent: #0b2219; --bad: #ff9d92; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
header { display: flex; align-items: center; gap: .75rem; margin-bottom: 1.25rem; font-weight: 600; }
header img { width: 3rem; height: 3rem; object-fit: contain; }
img.cover { display: block; width: 100%; aspect-ratio: 3; object-fit: cover; margin-bottom: 1.5rem;
  border-radius: .75rem; background: var(--line); }
h1, h2, p, dl { margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.15rem; margin-bottom: .75rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem;
  margin-top: 1rem; }
.quiet { color: var(--quiet); }
.told { border-left: .3rem solid var(--accent); }
.problem { border-left: .3rem solid var(--bad); }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1rem; margin-top: 1.25rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.message { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); white-space: pre-wrap; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input, textarea { width: 100%; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--quiet); border-radius: .4rem; padding: .6rem; }
button { font: inherit; font-weight: 600; margin-top: 1rem; padding: .65rem 1.25rem; border-radius: .4rem;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.second { background: none; color: var(--text); border-color: var(--quiet); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
summary { cursor: pointer; font-weight: 600; }
details form { margin-top: 1rem; }
.roles { list-style: none; margin: 0; padding: 0; }
.roles h2 { margin: 0; }
.filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; align-items: end; }
.filters button { justify-self: start; }
.fact { display: contents; }
.field, .part { margin-top: 1.25rem; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 1rem; }
.part { margin-top: .5rem; }
main > p, h1 + p { margin-top: 1rem; }
.card + h1 { margin-top: 1.5rem; }
form > h2 { margin: 2rem 0 0; }
[type=hidden] + .field, [type=hidden] + h2 { margin-top: 0; }
button:disabled { opacity: .6; cursor: default; }
p + p { margin-top: .75rem; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0 0; padding: .75rem 1rem 1rem; min-width: 0; }
fieldset.faulty { border-color: var(--bad); }
legend { font-weight: 600; padding: 0 .25rem; }
.choice { font-weight: 400; padding: .35rem 0; }
.choice input { width: auto; }
.times { display: grid; grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); gap: 0 1rem; }
.kept { background: var(--ground); border-radius: .4rem; padding: .6rem .75rem; margin: .25rem 0 .5rem; }
.kept p + p { margin-top: .25rem; }
.fault { color: var(--bad); font-weight: 600; }
select { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet);
  border-radius: .4rem; padding: .6rem; }
.apart { position: absolute; width: 1px; height: 1px; margin: 0; padding: 0; border: 0; overflow: hidden;
  clip-path: inset(50%); }
a.button { display: inline-block; margin-top: 1.25rem; padding: .65rem 1.25rem; border-radius: .4rem;
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.description { overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; } .card { break-inside: avoid; } form, button, a.button { display: none; } }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }
`;
