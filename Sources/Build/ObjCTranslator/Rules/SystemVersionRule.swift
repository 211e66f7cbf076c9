// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// The version of the system is iOS's, not that of the machine's kernel.
///
/// ## Before
///     ProcessInfo.processInfo.isOperatingSystemAtLeast(version)
///     ProcessInfo.processInfo.operatingSystemVersion.majorVersion
/// ## After
///     ProcessInfo.processInfo._tesseraIsOperatingSystemAtLeast(version)
///     ProcessInfo.processInfo._tesseraOperatingSystemVersion.majorVersion
struct SystemVersionRule: Rule {
  private static let names = [
    "isOperatingSystemAtLeast": "_tesseraIsOperatingSystemAtLeast",
    "operatingSystemVersion": "_tesseraOperatingSystemVersion",
    "operatingSystemVersionString": "_tesseraOperatingSystemVersionString",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files {
      for access in file.scan.accesses {
        guard let name = Self.names[access.declName.baseName.text], let base = access.base?.trimmedDescription,
          ["processInfo", "ProcessInfo()"].contains(where: base.hasSuffix)
        else { continue }
        file.edits.replace(access.declName.baseName.offsets, with: name)
        file.requiredImports.append("UIKit")
      }
    }
  }
}
