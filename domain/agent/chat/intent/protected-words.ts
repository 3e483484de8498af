const list = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Words of protected traits, folded; a final `*` also stands for longer words. They are protected beside people only:
 * "older applications" and "jobs for nurses in elderly care" ask for no trait.
 */
export const traitWords = list(`
old older oldest elderly young younger youngest age aged ages millennial* boomer* retire* pensioner* birthday* birthdate*
alt alter alters alte alten alterer altere alteren alteste* junger jungere* jungste* junge jungen jahrgang rentner*
jeune* vieux vieille* agee* age ages edad joven* viejo* vieja* mayores oud oude ouder oudste jong jonge jonger jongste leeftijd*
eta giovan* vecchi* anzian* idade jovem jovens velho* velha* wiek wieku mlod* starsz* najstarsz* najmlodsz*
gender sex female* male males geschlecht* weiblich* mannlich* sexe genre sexo geslacht* sesso plec plci
ethnic* race races racial* nationalit* citizen* hautfarbe* herkunft rasse migrationshintergrund migrationsgeschichte auslandisch* staatsangehorig* staatsburger*
etranger etrangere* etrangers origine origines extranjer* nacionalidad* raza origen allochton* buitenlands* afkomst stranier* razza nazionalita estrangeir* raca nacionalidade pochodzeni* narodowosc*
religion* religio* muslim* moslem* islam* jewish hindu hindus buddhist* catholic* protestant* atheist* hijab headscarf kopftuch* glaubig* katholisch* evangelisch* muslimisch* judisch* konfession*
musulman* juif juifs juive* catholique* chretien* catolic* judio* judia* cristiano cristianos moslim* joods* katholiek* ebreo ebrei cattolic* muculman* judeu* judia crista evangelic* muzulman* katoli* chrzescijan* zyd zydem zydzi
disab* handicap* sick ill illness* disease* healthy unhealthy wheelchair* chronic* depress* autis* cancer behinder* schwerbehinder* krank kranke kranker krankheit* vorerkrankung* gesund gesundheitszustand* rollstuhl*
malade* maladie* handicape* enfermo enferma enfermos enfermas enfermedad* discapacit* discapacidad* ziek zieke ziekte* gehandicapt* malato malata malati malattia* malattie* doente* doenca* deficiencia* deficiente* chory chora choroba niepelnospraw*
pregnan* schwanger* enceinte* embaraz* zwanger* incinta incinte gravida* ciazy ciaza expecting married unmarried divorced marital kids children childless husband* wife spouse* mother mothers father fathers
verheiratet* geschieden* ledig ledige* familienstand kinder kinderlos* kinderwunsch ehemann ehefrau schwangerschaft
maries mariee mariees celibataire* enfants casado* casada* hijos hijas soltero* soltera* getrouwd* kinderen gehuwd* sposat* figli sposati filhos zonat* zamezn* dzieci
gay lesbian* homosexual* homosexuel* bisexual* bisexuel* transgender* transsexu* queer lgbt* schwul* lesbisch* homo homos gej gejem lesbijk* sexuality sexualitat
unioni* gewerkschaft* betriebsrat* syndique* syndicat* sindicat* sindicalist* vakbond* sindacat* zwiazk* zwiazek
vote votes voted voter* republican* democrat democrats socialist* communist* wahlt gewahlt parteimitglied* politisch* political* politique* politic* polityczn* politiek*
`);

/** Words that stand for people of a trait. They are protected unless the sentence is about jobs. */
export const peopleOfTrait = list(`
women woman men muslims jews christians catholics hindus buddhists atheists foreigner* immigrant* migrant* refugee* gays lesbians mothers fathers
frauen manner muslime juden christen auslander* auslanderin* migrant* fluchtling* mutter vater rentner*
femmes femme hommes musulmans juifs etrangers immigre* mujeres mujer hombres hombre musulmanes inmigrante* extranjeros vrouwen mannen moslims
donne donna uomini uomo musulmani immigrat* stranieri mulheres homens imigrante* kobiety kobiet kobieta mezczyzn* imigrant* cudzoziem*
`);

/** Adjectives that are a person's trait directly beside a word for people: "the black candidates", "are they German". */
export const adjacentTraits = list(`
black white asian african arab arabic hispanic latino latina blind deaf trans straight german french turkish polish russian ukrainian chinese indian syrian italian spanish british american romanian
schwarz schwarze schwarzen weiss weisse weissen deutsch deutsche deutschen deutscher turkisch turkische turkischen turke turken polnisch polnische polnischen syrisch syrische arabisch arabische
noir noire noirs noires blanc blancs arabe arabes negro negros negra negras blanco blancos blancas zwart zwarte turks turkse marokkaans neri nero bianchi brancos branco preto pretos czarny czarni
`);

/** Phrases that alone ask for a trait of a person. */
export const traitPhrases: readonly string[] = [
  'how old',
  'what age',
  'by age',
  'date of birth',
  'year of birth',
  'where was he born',
  'where was she born',
  'sexual orientation',
  'skin color',
  'skin colour',
  'trade union',
  'labor union',
  'labour union',
  'union member',
  'union members',
  'in a union',
  'in the union',
  'political party',
  'native speaker by birth',
  'wie alt',
  'nach alter',
  'sexuelle orientierung',
  'welche partei',
  'quel age',
  'cuantos anos tiene',
  'cuantos anos tienen',
  'hoe oud',
  'quanti anni ha',
  'quanti anni hanno',
  'quantos anos tem',
  'ile ma lat',
  'ile lat ma',
  'w ciazy',
];

export const jobNouns = list(`
job jobs role roles position positions posting postings vacancy vacancies opening openings career careers internship internships
stelle stellen stellenangebot* stellenanzeige* jobangebot* ausbildung ausbildungs* beruf* emploi* offre* poste postes trabajo* empleo* vacante* vacature* baan banen werk lavoro lavori vaga vagas emprego* praca prace oferty
`);

/** Words that always speak of applicants. */
export const applicantNouns = list(`
candidate* applicant* applied shortlist* reject* hire hires hired interviewed people person persons bewerber* kandidat* beworben bewerbungen applications candidat* postulant* sollicitant* candidato* candidata* kandydat* leute personen personnes personas mensen persone pessoas osoby
`);

/** Pronouns and question words for people. */
export const pronouns = list(`
who whom them they he she him her his their everyone anyone someone anybody everybody those these
wer wen ihnen denen davon er sie jemand alle einer eine qui lesquels lesquelles laquelle lequel elle ils elles eux quien quienes cual cuales ella ellos ellas hij zij ze iemand hen chi lei lui loro quem ele ela eles elas kto ona oni nich ktora ktory
`);

/** Verbs that begin a question about a person: "Is Fatima Muslim?". */
export const openingVerbs = list(`
is are was were does do has have had could can ist sind war hat haben est sont es esta estan son zijn heeft is ha hanno e tem sao czy
`);

/** A trait word before one of these names work: "religion teacher", "elderly care assistant". */
export const workNouns = list(`
teacher* worker* nurse* officer* manager* engineer* assistant* lecturer* counselor* counsellor* instructor* researcher* specialist* coordinator* organizer* organiser* consultant* advisor* adviser* lawyer* coach* trainer* carer* caregiver* therapist* editor* analyst* secretary secretaries educator* chaplain*
studies care education training science department home homes shelter shelters policy policies services service awareness law rights protection leave work literature clothing fashion health healthcare languages language tongue insurance research support advocate* benefits equality diversity inclusion
`);
