// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The screens of a car, one upon the other. There is no car, so that code never gets one.
@preconcurrency @MainActor open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open var prefersDarkUserInterfaceStyle = false
  open private(set) var templates: [CPTemplate] = []
  open private(set) var presentedTemplate: CPTemplate?
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }
  open var carTraitCollection: UITraitCollection { UITraitCollection() }

  package override init() { super.init() }

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    let pops = templates.count > 1
    if pops { templates.removeLast() }
    completion?(pops, nil)
  }
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }
  open func pop(to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    let place = templates.firstIndex { $0 === targetTemplate }
    if let place { templates = Array(templates[...place]) }
    completion?(place != nil, nil)
  }
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    let dismisses = presentedTemplate != nil
    presentedTemplate = nil
    completion?(dismisses, nil)
  }
}

@preconcurrency @MainActor public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// What a car is like: there is none.
public struct CPLimitableUserInterface: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let keyboard = CPLimitableUserInterface(rawValue: 1)
  public static let lists = CPLimitableUserInterface(rawValue: 2)
}

public struct CPContentStyle: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let light = CPContentStyle(rawValue: 1)
  public static let dark = CPContentStyle(rawValue: 2)
}

@preconcurrency @MainActor public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
  func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle)
}

extension CPSessionConfigurationDelegate {
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration,
    limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
  ) {}
  public func sessionConfiguration(
    _ sessionConfiguration: CPSessionConfiguration, contentStyleChanged contentStyle: CPContentStyle
  ) {}
}

@preconcurrency @MainActor open class CPSessionConfiguration: NSObject {
  open weak var delegate: (any CPSessionConfigurationDelegate)?
  open var limitedUserInterfaces: CPLimitableUserInterface { [] }
  open var contentStyle: CPContentStyle { [] }
  public init(delegate: any CPSessionConfigurationDelegate) {
    self.delegate = delegate
    super.init()
  }
}
