/** pdfmake does not export its internal classes. pdfmake.ts types the parts that we use. */
declare module 'pdfmake/js/*' {
  const module: unknown;
  export default module;
}
