/**
 * Holds back a submit that comes before the form's island: the browser would
 * put what was typed into the address. Everything here is sent to the home page.
 * The island marks the form as ready and sends what was pending.
 */
addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const { dataset } = event.target;
    if (!('earlySubmit' in dataset) || 'ready' in dataset) return;
    event.preventDefault();
    dataset.pending = '';
  },
  { capture: true },
);
