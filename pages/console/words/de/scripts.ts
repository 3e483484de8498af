import type { Words } from '../en/words.ts';

export const scripts: Words['scripts'] = {
  actionsFor: 'Aktionen für {name}',
  asOf: 'Stand {time}. Der Dienst antwortet nicht; das Board aktualisiert sich, sobald er es tut.',
  cancelled: 'Das Verschieben wurde abgebrochen.',
  choose:
    'Jemand anders hat dies inzwischen geändert. Ihre Änderungen sind nicht gespeichert. Wählen Sie aus und speichern Sie dann erneut.',
  conflict:
    '{name} wurde {when} durch {who} nach {stage} verschoben. Ihre Verschiebung wurde nicht ausgeführt.',
  copied: 'Kopiert',
  drop: 'In {stage} ablegen: Eingabetaste drücken.',
  justNow: 'gerade eben',
  keepMine: 'Meinen Wert behalten: {value}',
  lifted:
    '{name} angehoben. Tab oder Pfeiltasten wählen eine Phase, die Eingabetaste legt ab, Escape bricht ab.',
  listenersTold: 'Programme, die diesem Konto zuhören, erfahren davon.',
  moveCandidate: 'Kandidat:in verschieben',
  moveTo: '{name} nach {stage} verschieben',
  moved: '{name} wurde nach {stage} verschoben.',
  movedBack: '{name} ist wieder in {stage}.',
  nameless: 'Kandidat:in ohne Namen',
  never: 'nie',
  noAnswer: 'Der Dienst antwortet nicht. Versuchen Sie es in einigen Sekunden noch einmal.',
  notSaved: 'Nicht gespeichert',
  nothing: 'nichts',
  perMinute: '{limit}/min',
  reject: '{name} absagen',
  rejectCandidate: 'Kandidat:in absagen',
  rejecting: 'Die Bewerbung endet.',
  request: '(Anfrage {id})',
  savedAt: 'Gespeichert um {time}',
  saving: 'Speichert…',
  signInAgain: 'Melden Sie sich in einem neuen Tab an, dann versuchen Sie es hier noch einmal.',
  takeTheirs: 'Anderen Wert übernehmen: {value}',
  typeName: 'Geben Sie zur Bestätigung den Namen genau so ein, wie er dasteht.',
  undo: 'Rückgängig',
  unwritten: 'Die Absage ist eingetragen, aber die E-Mail wurde nicht gesendet.',
};
