// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// What a chart shows, in words and numbers.
open class AXChartDescriptor: NSObject, @unchecked Sendable {
  public enum ContentDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
    case topToBottom = 2
    case bottomToTop = 3
    case radialClockwise = 4
    case radialCounterClockwise = 5
  }

  open var title: String?
  open var attributedTitle: NSAttributedString?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  open var contentFrame = CGRect.zero
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
    super.init()
  }
}

/// A chart that can be described.
public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A direction of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// A direction of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
  public enum ScaleType: Int, Sendable {
    case linear = 0
    case log10 = 1
    case ln = 2
  }

  open var title: String
  open var attributedTitle: NSAttributedString
  open var scale = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, attributedTitle) = (title, NSAttributedString(string: title))
    (self.range, self.gridlinePositions) = (range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

/// A direction of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
  open var title: String
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    (self.title, attributedTitle) = (title, NSAttributedString(string: title))
    self.categoryOrder = categoryOrder
    super.init()
  }
}

/// Points that belong together.
open class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
  open var name: String?
  open var attributedName: NSAttributedString
  /// Whether a line goes from point to point.
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, attributedName) = (name, NSAttributedString(string: name))
    (self.isContinuous, self.dataPoints) = (isContinuous, dataPoints)
    super.init()
  }
}

/// Where a point stands in a direction: a number or a name.
open class AXDataPointValue: NSObject, @unchecked Sendable {
  open var number: Double
  open var category: String?

  init(_ number: Double, _ category: String?) {
    (self.number, self.category) = (number, category)
    super.init()
  }
}

/// A point of a chart.
open class AXDataPoint: NSObject, @unchecked Sendable {
  open private(set) var xValue: AXDataPointValue
  open private(set) var yValue: AXDataPointValue?
  open var label: String?
  open var attributedLabel: NSAttributedString?

  public init(x: Double, y: Double? = nil, label: String? = nil) {
    (xValue, yValue) = (AXDataPointValue(x, nil), y.map { AXDataPointValue($0, nil) })
    self.label = label
    super.init()
  }

  public init(x: String, y: Double? = nil, label: String? = nil) {
    (xValue, yValue) = (AXDataPointValue(0, x), y.map { AXDataPointValue($0, nil) })
    self.label = label
    super.init()
  }
}
