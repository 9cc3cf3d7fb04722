module.exports = { ...require('../tools/jest/node.cjs'), rootDir: __dirname };
