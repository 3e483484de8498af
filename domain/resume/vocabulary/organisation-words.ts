/** Words in names of employers, as folded text: legal forms and industries. */
export const employerWords = new Set(
  'gmbh ag kg kgaa ohg ug mbh ev inc llc ltd limited corp corporation company plc lp llp sa sas sasu sarl eurl scop spa srl srls snc sl slu sau lda ltda eireli bv nv vof oy ab aps sp zoo sro kft group groupe gruppe grupo gruppo holding holdings bank banque banco banca labs laboratories laboratorios laboratoires systems systeme software solutions technologies technology tech studio studios agency agentur agence agencia agenzia consulting partners associates services industries industrie international university universitat universite universidad universita hospital klinik klinikum clinique clinica krankenhaus stadtwerke werke verlag media logistics logistik logistique energy energie energia insurance versicherung versicherungen assurances seguros pharma pharmaceuticals airlines library museum society association charity theatre hotel restaurant store foundation stiftung fondation institute institut instituto council ministry networks digital robotics motors foods retail capital ventures bros sons ab bilisim شركة مؤسسة بنك مجموعة ооо зао пао компания банк'.split(
    ' ',
  ),
);

/** Words in names of schools. */
export const schoolWords = new Set(
  'university universitesi hogskola universitet universitat universitaet uni universite universidad universidade universita universitat universiteit uniwersytet hochschule fachhochschule kunsthochschule college school schule berufsschule realschule gesamtschule institute institut instituto istituto instytut ecole escuela escola scuola lycee liceo liceu liceum gymnasium gimnasio academy akademie academie academia accademia akademia politechnika politecnico politecnica polytechnic polytechnique politechnic faculty facultad faculdade facolta technikum szkola hogeschool ies iut insa eth tu fh mit ucla epfl rwth conservatory kolleg campus seminary colegio colegio collegio berufskolleg berufsakademie جامعة كلية معهد مدرسة университет институт академия колледж'.split(
    ' ',
  ),
);

/** Words of degrees, without dots: "B.Sc." is `bsc`. */
export const degreeWords = new Set(
  'bachelor bachelors bachelorstudium master masters masterstudium msc bsc ba bs ma ms mba emba phd dphil md jd llb llm beng meng bfa mfa bcom mphil aas diploma degree doctorate doctoral doctor gcse diplom magister staatsexamen abitur fachabitur promotion btech mtech bca mca bsci msci ausbildung lehre berufsausbildung licence maitrise doctorat bts dut cap bac baccalaureat brevet diplome licenciatura licenciado licenciada grado grau bachillerato bacharelado bacharel mestrado mestre maestria doctorado tecnico perito nvq btec hnc hnd pgce bba bsn msn bpharm civilingenjor lisans doutorado doutoramento posgrado tecnologo laurea triennale magistrale dottorato maturita hbo vwo havo mbo wo propedeuse licencjat inzynier inz mgr doktorat matura studia tytul ingenieurdiplom بكالوريوس ماجستير دكتوراه бакалавр магистр'.split(
    ' ',
  ),
);

/** Words after a degree word that still belong to it: "Bachelor of Science", "Laurea magistrale". */
export const degreeTails = new Set(
  'of science arts superior ingenieur engineering business administration laws philosophy education fine degree magistrale triennale specialistica universitario universitaire professionnelle pro en hons honours honors bsc msc ba ma inzynier magister de'.split(
    ' ',
  ),
);

/** Those that are subjects too. */
export const subjectTails = new Set(
  'science arts engineering business administration laws philosophy education fine'.split(' '),
);

/** Endings in scripts without spaces. */
export const unspacedEmployer =
  /(?:公司|集团|集團|科技|银行|銀行|株式会社|有限会社|事务所|研究院|주식회사|회사|그룹|은행)$|^(?:株式会社|㈜|주식회사|\(주\))/u;
export const unspacedSchool = /(?:大学|大學|学院|中学|高校|대학교|대학원|고등학교)$/u;
export const unspacedDegree = /(?:本科|学士|硕士|博士|大专|修士|학사|석사|박사)$/u;
