// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Writes addresses, line by line: the way of the United States for those there, elsewhere with the code before the city.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    CNPostalAddressFormatter().string(from: postalAddress)
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    let address = postalAddress
    let code = address.isoCountryCode.lowercased()
    let isAmerican = ["us", "ca", "au"].contains(code) || code.isEmpty && !address.state.isEmpty
    let city =
      isAmerican
      ? [address.city, address.state, address.postalCode] : [address.postalCode, address.city, address.state]
    return [address.street, address.subLocality, city.filter { !$0.isEmpty }.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }
}
