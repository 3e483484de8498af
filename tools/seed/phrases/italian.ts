import type { Phrases } from './phrases.ts';

export const italian: Phrases = {
  code: 'it',
  headings: {
    role: 'La posizione',
    tasks: 'Cosa farai',
    needs: 'Cosa cerchiamo',
    extras: 'Apprezziamo anche',
    offers: 'Cosa offriamo',
    process: 'La selezione',
    pay: 'Retribuzione',
  },
  about: [
    '{company} è una società indipendente con sede a {city}, che cresce con calma e mantiene le promesse.',
    'Da noi lavorano persone di venti paesi, a cui piace finire le cose e trattarsi bene.',
    'I nostri clienti sono imprese di medie dimensioni che si fidano di noi da molti anni.',
    'Le decisioni si prendono per iscritto e con argomenti, e tutti possono discuterle.',
  ],
  role: [
    'Per il nostro gruppo di {city} cerchiamo una persona per la posizione di {title}.',
    'Entri in una squadra di otto persone e lavori con la direzione del reparto.',
    'Nei primi tre mesi ti accompagna una persona esperta della squadra.',
  ],
  tasks: [
    'Ti coordini con gli altri reparti e avvisi presto quando qualcosa è in ritardo.',
    'Metti per iscritto quello che è stato deciso, così che altri possano continuare.',
    'Migliori ogni settimana un dettaglio che rallenta tutti.',
    'Aiuti le persone nuove nelle prime settimane.',
  ],
  needs: [
    'Una formazione nel settore o un’esperienza che la sostituisca.',
    'Alcuni anni di pratica in un ruolo simile.',
    'Un ottimo italiano e l’inglese che serve per parlare con i gruppi all’estero.',
    'Precisione, anche quando c’è fretta.',
    'Piacere di lavorare con gli altri.',
  ],
  extras: [
    'Hai seguito un progetto dall’inizio alla fine.',
    'Conosci il nostro settore.',
    'Parli un’altra lingua.',
  ],
  offers: [
    'Un orario flessibile che concordi con la tua squadra.',
    'Un budget di {perk} all’anno per la tua formazione.',
    'Buoni pasto e una cucina in cui si cucina davvero.',
    'Un’assicurazione sanitaria per te e per la famiglia.',
    'Un contratto a tempo indeterminato.',
    'Quattro settimane di ferie e i venerdì brevi in estate.',
  ],
  process: [
    'Dopo una breve telefonata conosci la squadra e lavori con noi su un caso reale. Rispondiamo entro dieci giorni e spieghiamo perché.',
    'Manda il tuo curriculum con il modulo; la lettera non serve. Di solito passano tre settimane dalla candidatura alla proposta.',
  ],
  closing: [
    'La ricerca è aperta a tutte le persone, senza distinzione di origine, età e genere. Per le domande scrivi a <a href="mailto:lavoro@{domain}">lavoro@{domain}</a>.',
    'Non hai tutti i requisiti? Candidati lo stesso. Trovi altro sulla <a href="https://{domain}/lavoro">nostra pagina per i candidati</a>.',
  ],
  pay: ['La retribuzione per questa posizione è di {pay}, secondo l’esperienza.', 'RAL: {pay}.'],
  per: {
    year: ' lordi all’anno',
    month: ' al mese',
    week: ' alla settimana',
    day: ' al giorno',
    hour: ' all’ora',
  },
  range: ' - ',
  thousands: '.',
  decimal: ',',
  signFirst: false,
  levels: {
    entry: ['{title} Junior'],
    senior: ['{title} Senior'],
  },
  titleEndings: ['', '', ' (M/F/X)'],
  trades: {
    software: {
      titles: ['Sviluppatore Backend', 'Sviluppatrice Full Stack', 'Ingegnere del Software'],
      tasks: [
        'Sviluppi le nostre applicazioni con TypeScript, React e PostgreSQL, dal progetto alla produzione.',
        'Scrivi test che dicono che cosa abbiamo promesso.',
        'Rivedi il codice degli altri e mostri il tuo.',
        'Segui i servizi in produzione e togli la causa dei guasti.',
      ],
    },
    sales: {
      titles: ['Consulente Commerciale', 'Addetto alle Vendite', 'Responsabile Clienti'],
      tasks: [
        'Consigli le imprese della tua zona e verifichi se la nostra offerta è adatta a loro.',
        'Prepari le proposte e porti la trattativa fino alla firma.',
        'Tieni aggiornato Salesforce, così che un’altra persona possa continuare.',
        'Ci rappresenti in due o tre fiere all’anno.',
      ],
    },
    finance: {
      titles: ['Contabile', 'Addetto Paghe', 'Analista Finanziario'],
      tasks: [
        'Curi la contabilità corrente e prepari le chiusure.',
        'Controlli i conti con clienti e fornitori.',
        'Spieghi ai reparti come hanno speso il denaro.',
        'Sei in contatto con i revisori.',
      ],
    },
  },
};
