const h = React.createElement
const Counter = React.createClass({
  getInitialState: () => ({ count: 0 }),
  render() {
    return h(
      'div',
      { className: 'panel panel-danger' },
      h('div', { className: 'panel-heading' }, `React ${React.version} rendered this ${this.state.count} times over`),
      h('div', { className: 'panel-body', ref: 'place' }, h('portal-complaint', null)),
    )
  },
  componentDidMount() {
    // React 0.13 drops attributes that it doesn't know.
    const widget = document.createElement('portal-complaint')
    widget.setAttribute('site', document.body.dataset.site)
    widget.setAttribute('label', 'Complain from inside React')
    this.refs.place.getDOMNode().replaceChildren(widget)
  },
})
React.render(h(Counter), document.getElementById('old-react'))
