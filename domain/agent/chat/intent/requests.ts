/** A writing action in a person's words: one of the verbs, and one of the objects if there are any. Folded; `*` ends a stem. */
export interface Request {
  verbs: string;
  objects?: string;
}

const WRITE =
  'write draft create make generate compose prepare build tailor adapt update improve need want schreib* erstell* entwirf entwerf* verfass* mach* pass* brauche redige* ecri* prepare* cree* escrib* redact* crea* prepara* schrijf maak opstel*';

/** By tool. */
export const requests: Readonly<Record<string, readonly Request[]>> = {
  move_candidate: [
    { verbs: 'advance reject shortlist ablehn* rechaza* rejett* refuse* wijs afwijz*' },
    {
      verbs:
        'move put set bring promote send schieb* verschieb* setz* bring* bewege* stell* deplace* passe* mets mueve mover pasa pon verplaats zet',
      objects:
        'candidate* applicant* stage to into forward next him her them bewerber* kandidat* stufe auf in nach zu vers a au en al naar',
    },
    { verbs: 'lehn* sag sage weise', objects: 'ab' },
  ],
  add_candidate_note: [
    {
      verbs: `add leave put save take record jot ${WRITE} fug* hinzufug* hinterlass* notier* vermerk* ajoute* anade* agrega* anota* pon voeg noteer`,
      objects: 'note notes notiz* vermerk* notitie nota notas',
    },
    { verbs: 'note notier* vermerk*' },
  ],
  send_email: [
    {
      verbs: `send reply answer forward schick* send* antwort* envoi* envoy* repond* envia* manda* stuur* ${WRITE}`,
      objects:
        'mail mails email emails e-mail message reply nachricht* antwort courriel correo mensaje bericht',
    },
    { verbs: 'email mail maile mailen invite tell inform lade einlad* informier* invit* nodig' },
    { verbs: 'schreib*', objects: 'ihr ihm ihnen allen den der dem an' },
  ],
  publish_posting: [
    { verbs: 'publish veroffentlich* publie* publica* publiceer*' },
    {
      verbs: 'put post bring take set schalt* stell* mets pon zet',
      objects: 'online live frei',
    },
    { verbs: 'open', objects: 'posting role draft' },
  ],
  close_posting: [
    {
      verbs:
        'close shut end unpublish remove take schliess* beend* nimm ferm* clotur* cierra* cerra* sluit*',
      objects:
        'posting role position vacancy job it this down stelle* ausschreibung* anzeige rolle sie diese poste offre annonce oferta vacante puesto vacature offline',
    },
  ],
  submit_job_application: [
    { verbs: 'apply bewirb bewerbe bewerben postule* solicita* solliciteer*' },
    {
      verbs: `submit start send approve continue reich* einreich* send* starte ${WRITE}`,
      objects: 'application applications bewerbung* candidature* solicitud* sollicitatie*',
    },
  ],
  create_resume: [
    { verbs: WRITE, objects: 'resume resumes cv curriculum lebenslauf* lebenslaufe' },
  ],
  create_cover_letter: [
    {
      verbs: WRITE,
      objects:
        'letter letters anschreiben motivationsschreiben bewerbungsschreiben lettre carta motivatiebrief brief',
    },
  ],
};
