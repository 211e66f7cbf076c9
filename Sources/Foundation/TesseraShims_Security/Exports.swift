// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// For the names of Core Foundation, in which dictionaries of queries are said.
@_exported public import TesseraShims_CoreFoundation
