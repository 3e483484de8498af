/** Counties of the United Kingdom as addresses write them, by the ISO code of their nation. */
const COUNTIES: Readonly<Record<string, string>> = {
  ENG: `bedfordshire; berkshire; berks; buckinghamshire; bucks; cambridgeshire; cambs; cheshire; cleveland; cornwall;
    cumberland; cumbria; derbyshire; devon; dorset; county durham; east sussex; east yorkshire; essex; gloucestershire;
    greater manchester; hampshire; hants; herefordshire; hertfordshire; herts; humberside; huntingdonshire;
    isle of wight; kent; lancashire; lancs; leicestershire; leics; lincolnshire; lincs; merseyside; middlesex; norfolk;
    north yorkshire; northamptonshire; northants; northumberland; nottinghamshire; notts; oxfordshire; oxon; rutland;
    shropshire; somerset; south yorkshire; staffordshire; staffs; suffolk; surrey; sussex; teesside; tyne and wear;
    warwickshire; west midlands; west sussex; west yorkshire; westmorland; wiltshire; wilts; worcestershire; worcs;
    yorkshire`,
  SCT: `aberdeenshire; argyll and bute; argyll; ayrshire; clackmannanshire; dumfriesshire; east lothian; fife;
    inverness shire; lanarkshire; midlothian; moray; perthshire; renfrewshire; scottish borders; stirlingshire;
    west lothian`,
  WLS: `anglesey; carmarthenshire; ceredigion; clwyd; denbighshire; dyfed; flintshire; glamorgan; gwent; gwynedd;
    monmouthshire; pembrokeshire; powys; south glamorgan; west glamorgan`,
  NIR: `county antrim; county armagh; county down; county fermanagh; county londonderry; county tyrone; antrim;
    co antrim; co armagh; co down; co tyrone`,
};

/** Folded name of a county → the ISO code of its nation. */
export const ukCounties: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTIES).flatMap(([nation, names]) =>
    names.split(/;\s+/).map((name) => [name, nation] as const),
  ),
);
