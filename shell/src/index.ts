// The federation runtime must be there before the first shared module: everything else comes after this import.
void import(/* webpackChunkName: "boot" */ './bootstrap');
