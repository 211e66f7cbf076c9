// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `CPSessionConfigurationDelegate`, by the names of its methods.
@MainActor final class CPSessionConfigurationDelegateOutlet: NSObject, CPSessionConfigurationDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
  ) {
    link.send(
      OutletMessage(
        ["sessionConfiguration", "limitedUserInterfacesChanged"],
        ["CPSessionConfiguration", "CPLimitableUserInterface"]), [sessionConfiguration, limitedUserInterfaces])
  }

  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle
  ) {
    link.send(
      OutletMessage(["sessionConfiguration", "contentStyleChanged"], ["CPSessionConfiguration", "CPContentStyle"]),
      [sessionConfiguration, contentStyle])
  }
}
