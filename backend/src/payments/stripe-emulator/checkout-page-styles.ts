/** Styles of the test checkout page. The page is not part of the site, so it cannot use the site's style sheets. */
export const checkoutPageStyles = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: light-dark(#faf8f4, #15171a); color: light-dark(#1b1d21, #eceae4);
  font: 400 16px/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
:lang(ja) body, :lang(ko) body { line-height: 1.7; }
:lang(ja) body { word-break: auto-phrase; }
:lang(ko) body { word-break: keep-all; }
main { max-width: 440px; margin: 0 auto; padding: 24px; border: 1px solid light-dark(#e4dfd5, #2e3239);
  border-radius: 14px; background: light-dark(#ffffff, #1e2126); }
.banner { margin: -24px -24px 24px; padding: 16px 24px; border-radius: 13px 13px 0 0; font-size: 18px; font-weight: 700;
  background: light-dark(#fbf1df, #33270f); color: light-dark(#7a4800, #e5a84f); }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.2; }
p { margin: 0 0 16px; }
.soft, legend { color: light-dark(#565b64, #a9afb8); }
.small { margin: 24px 0 0; font-size: 14px; }
.total { display: flex; justify-content: space-between; padding: 16px 0; border-block: 1px solid light-dark(#e4dfd5, #2e3239); }
label { display: block; }
input[type='email'] { width: 100%; min-height: 44px; margin: 4px 0 16px; padding: 8px 12px; font: inherit; color: inherit;
  border: 1px solid light-dark(#8b8578, #6e747e); border-radius: 8px; background: light-dark(#ffffff, #15171a); }
input[aria-invalid='true'] { margin-bottom: 4px; border-color: light-dark(#b42318, #f28b80); }
.error { color: light-dark(#b42318, #f28b80); }
fieldset { margin: 0 0 24px; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 4px; }
fieldset label { display: flex; gap: 8px; align-items: center; min-height: 44px; }
input[type='radio'] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: light-dark(#0b5d4b, #4fc3a1); }
button { display: block; width: 100%; min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; cursor: pointer;
  font: inherit; font-weight: 600; background: light-dark(#0b5d4b, #4fc3a1); color: light-dark(#ffffff, #0d2b23); }
button.quiet { margin-top: 8px; background: none; color: light-dark(#0b5d4b, #4fc3a1); }
a { color: light-dark(#0b5d4b, #4fc3a1); }
:focus-visible { outline: 2px solid light-dark(#0b5d4b, #4fc3a1); outline-offset: 2px; }
`;
