/** pdfmake exports none of its inner classes; what we use of them is typed in pdfmake.ts. */
declare module 'pdfmake/js/*' {
  const module: unknown;
  export default module;
}
