/* Runs before anything is painted: sets the chosen or the system's colours, so that the page does not flash. */
(function () {
  var choice;
  try {
    choice = localStorage.getItem('theme');
  } catch (error) {
    choice = null; // storage is switched off
  }
  var dark = choice ? choice === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
