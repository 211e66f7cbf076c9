// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What classes of Foundation on Linux do otherwise than on iOS, mended for the whole process.
package enum FoundationRepairs {
  /// Takes effect once, before code of an app runs.
  package static let areInstalled =
    // One that can't be had leaves the others.
    [
      ProtocolHooks.isInstalled, WholeNumbers.isInstalled, MissingKeys.isInstalled, StreamErrors.isInstalled,
      ProgressChanges.isInstalled, ListSearches.isInstalled, MarkupErrors.isInstalled, DictionaryRepairs.isInstalled,
      Descriptions.isInstalled, DecimalRounding.isInstalled,
    ].allSatisfy { $0 }
}
