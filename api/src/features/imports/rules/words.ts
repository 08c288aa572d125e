import type { ImportColumn } from './csv-header';

// Words are folded: in small letters without accents, blanks and signs. Each list is in the order of
// English, German, French, Italian, Spanish, Dutch and Swedish; of two columns with titles for one
// field, the one whose title is listed first is taken.

const list = (words: string) => words.trim().split(/\s+/);

/** The titles of columns. */
export const TITLES: Record<ImportColumn, string[]> = {
  firstName: list(`firstname first forename givenname ownerfirstname vorname prenom voornaam
    fornamn tilltalsnamn`),
  lastName: list(`lastname last familyname surname ownerlastname nachname familienname zuname
    nomdefamille cognome apellidos apellido achternaam familienaam efternamn`),
  email: list(`email emailaddress mail mailaddress owneremail emailadresse mailadresse courriel
    adresseemail adressemail adressecourriel adresseelectronique mel postaelettronica indirizzoemail
    correo correoelectronico direcciondecorreo emailadres mailadres epost epostadress mailadress
    mejl mejladress`),
  property: list(`property propertyname house housename home homename holidayhome accommodation
    objekt objektname objektbezeichnung hausbezeichnung immobilie
    haus hausname ferienhaus ferienwohnung propriete maison logement nomdelamaison immobile casa proprieta alloggio abitazione
    vivienda propiedad inmueble alojamiento woning huis huisnaam vakantiehuis vakantiewoning hus fastighet
    stuga stugnamn fritidshus bostad boende`),
  location:
    list(`location standort lage objektort ort emplacement lieu localite ubicazione localita luogo
    ubicacion localidad lugar locatie ligging plaats plaatsnaam plats`),
  shareNumber:
    list(`sharenumber share shareid anteil anteilnummer anteilsnummer anteilsnr anteile part
    numerodepart quotepart quota quotaparte cuota participacion aandeel aandeelnummer andel andelsnummer`),
  year: list('year jahr annee anno ano jaar ar'),
  week: list(`week weeknumber weekno woche kw wochennummer kalenderwoche semaine numerodesemaine
    settimana semana weeknummer vecka veckonummer`),
  arrival: list(`arrival arrivaldate checkin checkindate anreise anreisetag ankunft arrivee
    datedarrivee arrivo datadiarrivo llegada fechadellegada aankomst aankomstdatum ankomst ankomstdag`),
};

/** Titles that may mean something else, too: taken for fields without another column. */
export const LIKELY_TITLES: Record<ImportColumn, string[]> = {
  firstName: [],
  lastName: [],
  email: list('contactemail contactmail contact kontakt contatto contacto'),
  property:
    list(`residence unit villa chalet cottage lodge apartment flat wohnung objet bien gite appartement
    appartamento apartamento appartement lagenhet`),
  location: list(`place resort city town village stadt gemeinde ferienort ville commune citta comune
    paese ciudad poblacion municipio pueblo stad dorp gemeente kommun`),
  shareNumber: list('fraction fractionno number no nr n num nummer numero'),
  year: list('season saison'),
  week: list('weeks wochen'),
  arrival: list('from start startdate begins von beginn date datum'),
};

/** Titles of a whole name; beside a column with first or last names, some of them are the other. */
export const WHOLE_NAME = list(`owner owners ownername fullname coowner coowners besitzer eigentumer
  eigentuemer eigentumerin miteigentumer inhaber proprietaire proprietaires coproprietaire
  proprietario proprietari comproprietario nominativo propietario propietarios titular eigenaar
  eigenaren agare delagare shareholder shareholders gesellschafter associe associes socio socios
  aandeelhouder nameofowner ownersname ownernames vorundnachname vorundzuname vornamenachname
  nachnamevorname namevorname vornamename nometprenom prenometnom nomprenom prenomnom cognomeenome
  cognomenome nomecognome nombreyapellidos nombreapellidos apellidosynombre voorenachternaam
  forochefternamn nomcomplet nomeecognome nombrecompleto volledigenaam name nom nome nombre
  naam namn`);

/** Titles of whole names that begin with the last one. */
export const SURNAME_FIRST = list(`nachnamevorname namevorname nometprenom nomprenom cognomeenome
  cognomenome apellidosynombre`);

/** Titles of what belongs to the address of a person: a place beside them is where the person lives. */
export const POSTAL = list(`street postcode zip zipcode postalcode strasse plz postleitzahl rue
  codepostal cp via cap calle codigopostal straat gata postnummer`);

/** Words before the number of a share, alone or after a title such as 'Share'. */
export const NUMBER_WORDS = list('no nr n num number nummer numero');

/** How a line with a total begins. */
export const TOTALS = list(`total totals sum subtotal grandtotal summe gesamt gesamtsumme insgesamt
  zwischensumme anzahl somme soustotal totale somma suma totaal summa`);

/** Words in the place of a name if a share has no owner. */
export const VACANT = list(
  'vacant free unsold frei leer unverkauft libre libero libera vrij ledig',
);

/** Words of companies and estates, whose names are not those of two people. */
export const COMPANIES = list(`ltd limited llc inc plc co sons trust estate gmbh ag kg gbr sohne
  erben family familie famille famiglia familia fils sarl sa sas srl spa sl bv nv ab`);

/** Forms of address that stand for a first name. */
export const TITLES_OF_PEOPLE = list(`mr mrs ms herr frau hr fr m mme mlle sig sigra signor signora
  sr sra senor senora dhr mevr herrn fru`);
